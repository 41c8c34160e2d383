import { describe, expect, it } from 'vitest';
import { sumTotals, totalsLine, withExitStatus } from './totals.ts';

describe('totals', () => {
  it('are summed and formatted as one line', () => {
    const all = sumTotals([
      { passed: 3, failed: 0 },
      { passed: 0, failed: 1, failures: ['a.test.ts › adds: 2 is not 1'] },
    ]);
    expect(all.failures).toEqual(['a.test.ts › adds: 2 is not 1']);
    expect(totalsLine(all)).toBe('tests: 3 passed, 1 failed');
    expect(totalsLine(sumTotals([]))).toBe('tests: 0 passed, 0 failed');
  });

  it.each([
    [{ passed: 2, failed: 0 }, true, { passed: 2, failed: 0 }],
    [{ passed: 2, failed: 0 }, false, { passed: 2, failed: 1 }],
    [{ passed: 2, failed: 3 }, false, { passed: 2, failed: 3 }],
    [{ passed: 0, failed: 0 }, true, { passed: 0, failed: 1 }],
  ])('withExitStatus: counts %o of a suite whose exit code was 0: %s', (totals, endedWell, counted) => {
    expect(withExitStatus(totals, endedWell)).toEqual(counted);
  });
});
