import { expect, it } from 'vitest';
import { moreOf } from './counts.ts';

it.each([
  [undefined, '+100'],
  [0, '+100'],
  [199, '+100'],
  [200, '+200'],
  [1234, '+1.200'],
])('%s events are %s', (account, dice) => {
  expect(moreOf(account, 100)).toBe(dice);
});
