import fc from 'fast-check';
import { expect, test } from 'vitest';
import { World } from '../../testing/claims-world.ts';

const person = fc.nat(11);
const counter = fc.constantFrom('creador', 'ayudante1', 'ayudante2');
/** An act begins; a pending one runs its next transaction (`step`); or time passes. */
const act = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('press' as const), person }) },
  {
    weight: 12,
    arbitrary: fc.record({ kind: fc.constant('step' as const), which: fc.nat(9), random: fc.nat(99) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('redeem' as const), person, counter }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('offline' as const), person, counter }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('signal' as const), counter, twice: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('undo' as const), person, counter }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('release' as const), person }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('quota' as const), quota: fc.integer({ min: 0, max: 60 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      minutes: fc.constantFrom(1, 20, 600, 4320, 5040),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), person }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), counter }) },
);

test('claims: never exceed the quota, one per person, refused only when none is left', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 6 }),
      fc.array(act, { minLength: 20, maxLength: 150 }),
      fc.boolean(),
      (quota, acts, isDeleted) => {
        const world = new World(quota);
        for (const one of acts) {
          world.apply(one);
          world.check();
        }
        if (isDeleted) world.apply({ kind: 'delete' });
        world.finish();
        world.check();
      },
    ),
    { numRuns: 1500 },
  );
});

test('a quota that is lifted and set again counts claims taken meanwhile', () => {
  const world = new World(2);
  const press = (person: number) => {
    world.apply({ kind: 'press', person });
    world.finish();
  };
  press(0);
  world.apply({ kind: 'quota', quota: 0 });
  press(1);
  world.apply({ kind: 'quota', quota: 2 });
  press(2);
  expect([...world.claims.keys()]).toEqual([0, 1]);
  world.check();
});

test('claims: the generated acts reach every outcome', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.array(act, { minLength: 100, maxLength: 150 }), (acts) => {
      const world = new World(3);
      for (const one of acts) world.apply(one);
      world.apply({ kind: 'delete' });
      world.finish();
      for (const kind of world.outcomes) seen.add(kind);
    }),
    { numRuns: 400, seed: 20 },
  );
  expect([...seen].sort()).toEqual(
    [
      'taken',
      'held',
      'sold-out',
      'freed',
      'dealt',
      'not-found',
      'had-one',
      'redeemed',
      'used',
      'lapsed',
      'double',
      'settled',
      'settled again',
      'undone',
      'released',
      'taken up again',
      'settled too late',
      'settled after withdrawal',
    ].sort(),
  );
});
