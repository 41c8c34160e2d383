import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arrivalsOf,
  countsOf,
  type Doors,
  type Mark,
  mergeDoors,
  mergeMarks,
  nextSeq,
  WALK_INS,
} from './register.ts';

const mark = fc.record({ seq: fc.integer({ min: 1, max: 6 }), arrived: fc.integer({ min: 0, max: 4 }) });
const key = (...names: string[]) => fc.constantFrom(...names);
const marks = fc.dictionary(key('ana', 'beto', 'caro', WALK_INS), mark);
const doors = fc.dictionary(key('norte', 'sur', 'patio'), marks);

describe('merging', () => {
  it('gives the same in any order, and however often', () => {
    fc.assert(
      fc.property(doors, doors, doors, (a, b, c) => {
        expect(mergeDoors(a, b)).toEqual(mergeDoors(b, a));
        expect(mergeDoors(mergeDoors(a, b), c)).toEqual(mergeDoors(a, mergeDoors(b, c)));
        expect(mergeDoors(a, a)).toEqual(a);
        expect(mergeDoors(mergeDoors(a, b), b)).toEqual(mergeDoors(a, b));
      }),
    );
  });

  it('ends alike on every phone, whatever was repeated, late or lost and sent again', () => {
    const tick = fc.record({
      door: key('norte', 'sur'),
      party: key('ana', 'beto', WALK_INS),
      arrived: fc.integer({ min: 0, max: 4 }),
    });
    fc.assert(
      fc.property(fc.array(tick, { maxLength: 30 }), fc.infiniteStream(fc.nat()), (ticks, random) => {
        const next = () => random.next().value ?? 0;
        // Each door's own marks, in its order.
        let ownMarks: Doors = {};
        const sent: Doors[] = ticks.map(({ door, party, arrived }) => {
          const one = { [door]: { [party]: { seq: nextSeq(ownMarks[door] ?? {}), arrived } } };
          ownMarks = mergeDoors(ownMarks, one);
          return one;
        });
        // Messages arrive shuffled, some twice, some never; in the end each door sends all of its own again.
        const shuffled = sent
          .flatMap((one) => Array.from({ length: next() % 3 }, () => one))
          .map((one) => [next(), one] as const)
          .sort(([a], [b]) => a - b)
          .map(([, one]) => one);
        const repaired = Object.entries(ownMarks).map(([door, its]) => ({ [door]: its }));
        expect([...shuffled, ...repaired].reduce<Doors>(mergeDoors, {})).toEqual(ownMarks);
        // The last word of each door counts.
        for (const { door, party } of ticks) {
          const last = ticks.findLast((one) => one.door === door && one.party === party);
          expect(ownMarks[door]?.[party]?.arrived).toBe(last?.arrived);
        }
      }),
    );
  });

  it('keeps the higher number, and never an earlier one', () => {
    const late: Mark = { seq: 1, arrived: 4 };
    const undone: Mark = { seq: 2, arrived: 0 };
    expect(mergeMarks({ ana: undone }, { ana: late })).toEqual({ ana: undone });
    expect(mergeMarks({ ana: late }, { ana: undone })).toEqual({ ana: undone });
  });
});

describe('arrivals', () => {
  const both: Doors = {
    norte: { ana: { seq: 1, arrived: 3 }, [WALK_INS]: { seq: 2, arrived: 2 } },
    sur: { ana: { seq: 1, arrived: 4 }, gone: { seq: 2, arrived: 2 }, [WALK_INS]: { seq: 3, arrived: 1 } },
  };

  it('at two doors are double, and fill the party’s seats once', () => {
    expect(arrivalsOf(both, 'ana')).toEqual({ arrived: 7, byDoor: { norte: 3, sur: 4 } });
    expect(countsOf(both, [{ nonce: 'ana', asked: 4 }])).toEqual({
      inside: 9,
      walkIns: 3,
      unlisted: 2,
      doubles: 1,
    });
  });

  it('of one door are undone by that door alone', () => {
    const undone = mergeDoors(both, { norte: { ana: { seq: 3, arrived: 0 } } });
    expect(arrivalsOf(undone, 'ana')).toEqual({ arrived: 4, byDoor: { sur: 4 } });
    expect(countsOf(undone, []).doubles).toBe(0);
  });

  it('of a part of a party count as they came', () => {
    const three = { norte: { ana: { seq: 1, arrived: 3 } } };
    expect(countsOf(three, [{ nonce: 'ana', asked: 4 }]).inside).toBe(3);
  });

  it('never exceed the seats of listed parties, whatever the doors say', () => {
    fc.assert(
      fc.property(doors, (any) => {
        const listed = ['ana', 'beto', 'caro'].map((nonce) => ({ nonce, asked: 2 }));
        const { inside, walkIns, unlisted } = countsOf(any, listed);
        expect(unlisted).toBe(0);
        expect(inside - walkIns).toBeLessThanOrEqual(6);
      }),
    );
  });
});
