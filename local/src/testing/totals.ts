import { z } from 'domain/zod';

/** How many tests passed and failed. */
export interface Totals {
  passed: number;
  failed: number;
}

export const NOTHING: Totals = { passed: 0, failed: 0 };
/** What counts for a suite that did not get as far as running, and for a check that is one test. */
export const ONE_FAILED: Totals = { passed: 0, failed: 1 };
export const ONE_PASSED: Totals = { passed: 1, failed: 0 };

/** The sum of several totals. */
export function sum(all: Totals[]): Totals {
  return all.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), NOTHING);
}

/** The line every test run ends with. */
export function totalsLine({ passed, failed }: Totals): string {
  return `tests: ${passed} passed, ${failed} failed`;
}

const VitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

/** Adds up vitest's JSON report. A file that failed without a failed test of its own (it did not load) is one failed. */
export function vitestTotals(report: unknown): Totals {
  const { numPassedTests, numFailedTests, testResults } = VitestReport.parse(report);
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  errors: z.array(z.unknown()),
});

/** Adds up Playwright's JSON report. Errors outside of tests are one failed each. */
export function playwrightTotals(report: unknown): Totals {
  const { stats, errors } = PlaywrightReport.parse(report);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** A suite that ended badly has at least one failure, whatever it reported. */
export function consistent(totals: Totals, endedWell: boolean): Totals {
  if (endedWell && totals.passed + totals.failed > 0) return totals;
  return totals.failed > 0 ? totals : sum([totals, ONE_FAILED]);
}
