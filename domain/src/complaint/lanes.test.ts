import { expect, test } from 'vitest';
import type { Counts } from './counts.ts';
import { type Lane, laneOf } from './lanes.ts';

const OPEN = { status: 'open', appealed: false } as const;
test.each<[string, { status: 'open' | 'alone' | 'held' | 'removed'; appealed: boolean }, Counts, Lane]>([
  ['an appeal of whatever', { status: 'removed', appealed: true }, { open: { spam: 9 } }, 'appeals'],
  ['a takedown', { status: 'held', appealed: false }, {}, 'appeals'],
  ['what complaints alone hold', { status: 'alone', appealed: false }, { able: { spam: 3 } }, 'holds'],
  ['a grave reason of an able account', OPEN, { able: { minors: 1 } }, 'holds'],
  ['a grave reason of a new account', OPEN, { other: { minors: 1 }, open: { minors: 50 } }, 'accounts'],
  ['a muted account', OPEN, { able: { minors: 0 }, muted: { minors: 1 } }, 'rest'],
  ['people without an account', OPEN, { open: { minors: 50 } }, 'rest'],
  ['found links', OPEN, { links: { fraud: 1 } }, 'rest'],
])('laneOf: %s', (_, state, counts, lane) => {
  expect(laneOf({ ...state, counts })).toBe(lane);
});
