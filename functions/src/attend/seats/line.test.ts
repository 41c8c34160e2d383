import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { SeatsWorld } from '../../testing/seats-world.ts';
import { applyRequest, type LineParty, settle } from './line.ts';

const person = fc.nat(14);
const act = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('go' as const),
      person,
      asked: fc.integer({ min: 1, max: 4 }),
      random: fc.nat(99),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('leave' as const), person }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('account' as const), person }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('aforo' as const), aforo: fc.oneof(fc.nat(12), fc.nat(80)) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('step' as const), which: fc.nat(2) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('wait' as const) }) },
);
/** Thousands of worlds take six seconds on an idle machine. */
const acts = fc.array(act, { minLength: 20, maxLength: 150 });

test('line: never exceeds the seats, skips no fitting party, loses no party, and leaves no seat free that a waiting party fits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), acts, fc.option(fc.nat(149)), (aforo, all, off) => {
      const world = new SeatsWorld(aforo);
      for (const [i, one] of all.entries()) {
        if (i === off) world.apply({ kind: 'off' });
        world.apply(one);
      }
      world.finish();
    }),
    { numRuns: 2000 },
  );
});

test('line: generated acts reach every outcome', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.array(act, { minLength: 100, maxLength: 150 }), (all) => {
      const world = new SeatsWorld(6);
      for (const one of all) world.apply(one);
      world.finish();
      world.apply({ kind: 'off' });
      for (const kind of world.outcomes) seen.add(kind);
    }),
    { numRuns: 300 },
  );
  expect([...seen].sort()).toEqual(
    [
      'had',
      'had of a part',
      'waits',
      'waits for more',
      'waits on',
      'moved up',
      'more to move up',
      'left',
      'changed',
      'lowered below what is had',
      'called off',
    ].sort(),
  );
});

describe('applyRequest', () => {
  const own: LineParty = { id: 'a', held: 2, asked: 3, since: 10, part: 0 };
  it.each([
    ['fewer seats than held: gives up the surplus and keeps the place', 1, { held: 1, asked: 1, since: 10 }],
    ['as many seats as held: stops waiting', 2, { held: 2, asked: 2, since: 10 }],
    [
      'more seats than before: keeps the held ones and goes to the end of the line',
      4,
      { held: 2, asked: 4, since: 20 },
    ],
  ])('%s', (_, asked, expected) =>
    expect(applyRequest(own, { id: 'a', asked, now: 20 })).toMatchObject(expected),
  );
});

it('settle: moves up a later party past one that does not fit', () => {
  const waiting = [
    { id: 'four', held: 0, asked: 4, since: 1, part: null },
    { id: 'one', held: 0, asked: 1, since: 2, part: null },
  ];
  const before = { id: 'x', held: 1, asked: 1, since: 0, part: 0 };
  const parts = [{ quota: 3, share: 3, taken: 3 }];
  const { moved, isDone } = settle({ aforo: 3, parts, waiting }, { before, after: null });
  expect([moved.map(({ id }) => id), isDone]).toEqual([['one'], true]);
});
