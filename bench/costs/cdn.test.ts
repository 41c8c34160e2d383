import { describe, expect, it } from 'vitest';
import { simulate, type VisitModel } from './cdn.ts';

const VISITS: VisitModel = { perDay: 1_000_000, pages: 1000, exponent: 0.9, edges: [1], seed: 1 };
const plain = { fresh: 60, stale: 0, shared: false };

/** Expected hit rate of random visits: each miss is followed by rate × fresh hits. */
function expected({ perDay, pages, exponent, edges }: VisitModel, fresh: number): number {
  const weights = Array.from({ length: pages }, (_, i) => (i + 1) ** -exponent);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const all = edges.reduce((one, weight) => one + weight, 0);
  let hits = 0;
  for (const edge of edges) {
    for (const weight of weights) {
      const part = (weight / sum) * (edge / all);
      const during = ((perDay * part) / 86_400) * fresh;
      hits += part * (during / (1 + during));
    }
  }
  return hits;
}

describe('simulate', () => {
  it.each([
    ['one edge', VISITS],
    ['three of them', { ...VISITS, edges: [5, 3, 2] }],
    ['more pages', { ...VISITS, pages: 20_000 }],
    ['few visits', { ...VISITS, perDay: 50_000 }],
  ])('matches the calculation for %s', (_name, visits) => {
    const { answered, made } = simulate(plain, visits);
    expect(answered).toBeCloseTo(expected(visits, 60), 2);
    expect(answered + made).toBeCloseTo(1, 10);
  });

  it('is deterministic by seed, and similar across seeds', () => {
    const [once, again, other] = [VISITS, VISITS, { ...VISITS, seed: 2 }].map((visits) =>
      simulate(plain, visits),
    );
    expect(again).toEqual(once);
    expect(other).not.toEqual(once);
    expect(other?.answered).toBeCloseTo(once?.answered ?? 0, 2);
  });

  it('answers more visits with a stale time, at the same number of fetches', () => {
    const stale = simulate({ ...plain, stale: 600 }, VISITS);
    const strict = simulate(plain, VISITS);
    expect(stale.answered).toBeGreaterThan(strict.answered);
    expect(stale.made).toBeCloseTo(strict.made, 2);
  });

  it('requests the origin once for edges with a shared store', () => {
    const many = { ...VISITS, edges: [1, 1, 1, 1] };
    const shared = simulate({ ...plain, shared: true }, many);
    expect(shared.made).toBeCloseTo(1 - expected(VISITS, 60), 2);
    expect(shared.made).toBeLessThan(simulate(plain, many).made);
  });
});
