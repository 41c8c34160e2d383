import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { SeatsWorld } from '../testing/seats-world.ts';
import { asking, type LineParty, settle } from './line.ts';

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
/** Thousands of worlds take six seconds on a machine at rest. */
const LONG = { timeout: 60_000 };
const acts = fc.array(act, { minLength: 20, maxLength: 150 });

test(
  'never exceeds the seats, skips nobody who fits, loses nobody, and leaves no seat free while somebody waits',
  LONG,
  () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), acts, fc.option(fc.nat(149)), (aforo, all, off) => {
        const world = new SeatsWorld(aforo);
        for (const [i, one] of all.entries()) {
          if (i === off) world.happens({ kind: 'off' });
          world.happens(one);
        }
        world.finish();
      }),
      { numRuns: 2000 },
    );
  },
);

test('reaches every outcome', LONG, () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.array(act, { minLength: 100, maxLength: 150 }), (all) => {
      const world = new SeatsWorld(6);
      for (const one of all) world.happens(one);
      world.finish();
      world.happens({ kind: 'off' });
      for (const kind of world.told) seen.add(kind);
    }),
    { numRuns: 300 },
  );
  expect([...seen].sort()).toEqual(
    [
      ...['had', 'had of a part', 'waits', 'waits for more', 'waits on', 'moved up', 'more to move up'],
      ...['left', 'changed', 'lowered below what is had', 'called off'],
    ].sort(),
  );
});

describe('people who ask for another number', () => {
  const own: LineParty = { id: 'a', held: 2, asked: 3, since: 10, part: 0 };
  it.each([
    ['fewer than it has', 1, { held: 1, asked: 1, since: 10 }],
    ['as many as it has', 2, { held: 2, asked: 2, since: 10 }],
    ['more than before', 4, { held: 2, asked: 4, since: 20 }],
  ])('%s', (_, asked, expected) => expect(asking(own, { id: 'a', asked, now: 20 })).toMatchObject(expected));
});

it('a party of four that does not fit does not keep a later one from the free seat', () => {
  const waiting = [
    { id: 'four', held: 0, asked: 4, since: 1, part: null },
    { id: 'one', held: 0, asked: 1, since: 2, part: null },
  ];
  const before = { id: 'x', held: 1, asked: 1, since: 0, part: 0 };
  const parts = [{ quota: 3, share: 3, taken: 3 }];
  const { moved, isDone } = settle({ aforo: 3, parts, waiting }, { before, after: null });
  expect([moved.map(({ id }) => id), isDone]).toEqual([['one'], true]);
});
