import { describe, expect, it } from 'vitest';
import { consistent, playwrightTotals, sum, totalsLine, vitestTotals } from './totals.ts';

describe('totals', () => {
  it('adds up, and ends in one line', () => {
    const all = sum([
      { passed: 3, failed: 0 },
      { passed: 0, failed: 1 },
    ]);
    expect(totalsLine(all)).toBe('tests: 3 passed, 1 failed');
    expect(totalsLine(sum([]))).toBe('tests: 0 passed, 0 failed');
  });

  it('counts a vitest file that did not load as one failed', () => {
    const passed = { status: 'passed', assertionResults: [{ status: 'passed' }] };
    const failed = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] };
    const unloaded = { status: 'failed', assertionResults: [] };
    const report = { numPassedTests: 2, numFailedTests: 1, testResults: [passed, failed, unloaded] };
    expect(vitestTotals(report)).toEqual({ passed: 2, failed: 2 });
  });

  it('counts Playwright’s flaky tests as passed and its errors as failed', () => {
    const report = { stats: { expected: 5, unexpected: 2, flaky: 1, skipped: 3 }, errors: [{}] };
    expect(playwrightTotals(report)).toEqual({ passed: 6, failed: 3 });
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
