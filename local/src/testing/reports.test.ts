import { describe, expect, it } from 'vitest';
import { playwrightTotals, vitestTotals } from './reports.ts';

describe('vitest’s report', () => {
  it('counts and names failures; a file that did not load is one failure', () => {
    const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
    const failed = {
      status: 'failed',
      fullName: 'takes away',
      failureMessages: ['expected 1\n  to be 2', 'again'],
    };
    const report = {
      numPassedTests: 2,
      numFailedTests: 1,
      testResults: [
        { name: 'a.test.ts', status: 'passed', assertionResults: [passed] },
        { name: 'b.test.ts', status: 'failed', assertionResults: [failed, passed] },
        { name: 'c.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    };
    expect(vitestTotals(report)).toEqual({
      passed: 2,
      failed: 2,
      failures: ['b.test.ts › takes away: expected 1 to be 2', 'c.test.ts: no such module'],
    });
  });
});

describe('Playwright’s report', () => {
  it('counts flaky tests as passed and errors as failed, and names the failures', () => {
    const spec = (title: string, status: string, message?: string) => ({
      file: 'a.spec.ts',
      title,
      tests: [{ status, results: [message ? { error: { message } } : {}] }],
    });
    const report = {
      stats: { expected: 5, unexpected: 2, flaky: 1, skipped: 3 },
      errors: [{ message: 'no browser' }],
      suites: [
        {
          specs: [spec('opens', 'expected')],
          suites: [{ specs: [spec('shuts', 'unexpected', 'timed out'), spec('waits', 'unexpected')] }],
        },
      ],
    };
    expect(playwrightTotals(report)).toEqual({
      passed: 6,
      failed: 3,
      failures: ['a.spec.ts › shuts: timed out', 'a.spec.ts › waits: ', 'outside of tests: no browser'],
    });
  });
});
