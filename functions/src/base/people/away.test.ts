import { expect, it } from 'vitest';
import { isAway } from './away.ts';

const account = (lastRefreshTime: string | null, lastSignInTime = '2020-01-01T00:00:00Z') =>
  ({ metadata: { lastRefreshTime, lastSignInTime, creationTime: '2020-01-01T00:00:00Z' } }) as never;
const NOW = new Date('2026-12-01T09:00:00Z');

it.each([
  ['a token six months ago', account('2026-06-01T09:00:00Z'), true],
  ['a token a second later', account('2026-06-01T09:00:01Z'), false],
  ['no token yet, and an old sign-in', account(null), true],
  ['no token yet, and a recent sign-in', account(null, '2026-11-01T00:00:00Z'), false],
])('isAway: %s', (_, one, expected) => {
  expect(isAway(one, NOW)).toBe(expected);
});
