import { describe, expect, it } from 'vitest';
import { consistent, sum, totalsLine } from './totals.ts';

describe('totals', () => {
  it('adds up, and ends in one line', () => {
    const all = sum([
      { passed: 3, failed: 0 },
      { passed: 0, failed: 1, failures: ['a.test.ts › adds: 2 is not 1'] },
    ]);
    expect(all.failures).toEqual(['a.test.ts › adds: 2 is not 1']);
    expect(totalsLine(all)).toBe('tests: 3 passed, 1 failed');
    expect(totalsLine(sum([]))).toBe('tests: 0 passed, 0 failed');
  });

  it.each([
    [{ passed: 2, failed: 0 }, true, { passed: 2, failed: 0 }],
    [{ passed: 2, failed: 0 }, false, { passed: 2, failed: 1 }],
    [{ passed: 2, failed: 3 }, false, { passed: 2, failed: 3 }],
    [{ passed: 0, failed: 0 }, true, { passed: 0, failed: 1 }],
  ])('makes %o of a suite that ended well: %s', (totals, endedWell, counted) => {
    expect(consistent(totals, endedWell)).toEqual(counted);
  });
});
