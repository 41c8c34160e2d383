import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { deal, freeIn, giveBack, partCount, survey, take, takenIn, type UnitPart } from './units.ts';

describe('parts of a quota', () => {
  it.each([
    [1, 1],
    [25, 1],
    [26, 2],
    [120, 5],
    [500, 20],
    [1_000_000, 20],
  ])('a quota of %i has %i parts', (quota, count) => {
    expect(partCount(quota)).toBe(count);
    const parts = deal(quota, []);
    expect(parts).toHaveLength(count);
    expect(parts.reduce((sum, part) => sum + freeIn(part), 0)).toBe(quota);
  });

  test('all remaining units are available in any part after a new deal', () => {
    const part = fc.record({ quota: fc.nat(600), share: fc.nat(40), taken: fc.nat(40) });
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 20 }),
        fc.integer({ min: 1, max: 600 }),
        fc.nat(50),
        (parts, quota, besides) => {
          const dealt = deal(quota, parts, besides);
          const free = dealt.reduce((sum, one) => sum + freeIn(one), 0);
          expect(takenIn(dealt)).toBe(takenIn(parts));
          expect(free).toBe(Math.max(0, quota - besides - takenIn(parts)));
          expect(dealt.every((one) => one.quota === quota)).toBe(true);
        },
      ),
    );
  });

  it('asks for a deal if none was made for this quota', () => {
    expect(take(undefined, 10)).toEqual({ kind: 'outdated-parts' });
    expect(take({ quota: 9, share: 9, taken: 0 }, 10)).toEqual({ kind: 'outdated-parts' });
  });
});

/** Parties of one to four take seats at any part, and give them back. */
test('parties never exceed the seats, and are refused only if too few are free', () => {
  const act = fc.record({
    party: fc.integer({ min: 1, max: 4 }),
    part: fc.nat(19),
    leaves: fc.boolean(),
    quota: fc.option(fc.integer({ min: 1, max: 90 }), { freq: 8 }),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 120 }), (acts) => {
      let quota = 60;
      let parts: UnitPart[] = [];
      const seated: { n: number; party: number }[] = [];
      const seats = () => seated.reduce((sum, { party }) => sum + party, 0);
      for (const { party, part, leaves, quota: other } of acts) {
        if (other !== null) quota = other;
        const gone = leaves ? seated.shift() : undefined;
        if (gone) {
          const from = parts[gone.n] as UnitPart;
          parts = parts.with(gone.n, giveBack(from, gone.party));
          continue;
        }
        let n = part % partCount(quota);
        for (let tries = 0; ; tries++) {
          expect(tries).toBeLessThan(5);
          const outcome = take(parts[n], quota, party);
          if (outcome.kind === 'taken') {
            parts = parts.with(n, outcome.part);
            seated.push({ n, party });
            expect(seats()).toBeLessThanOrEqual(quota);
            break;
          }
          const seen = survey(parts, quota, 0, party);
          if (seen.kind === 'sold-out') {
            expect(seats() + party).toBeGreaterThan(quota);
            break;
          }
          if (seen.kind === 'ask') n = seen.parts[0] ?? 0;
          else parts = deal(quota, parts, 0, party);
        }
        expect(takenIn(parts)).toBe(seats());
      }
    }),
  );
});
