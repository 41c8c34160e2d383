/** How many tests passed and failed. */
export interface Totals {
  passed: number;
  failed: number;
  /** A failed test each, where a report names it: its file, its name and what was wrong, on one line. */
  failures?: string[];
}

export const NOTHING: Totals = { passed: 0, failed: 0 };
/** What counts for a suite that did not get as far as running, and for a check that is one test. */
export const ONE_FAILED: Totals = { passed: 0, failed: 1 };
export const ONE_PASSED: Totals = { passed: 1, failed: 0 };

/** The sum of several totals. */
export function sum(all: Totals[]): Totals {
  const count = (key: 'passed' | 'failed') => all.reduce((total, one) => total + one[key], 0);
  const failures = all.flatMap((one) => one.failures ?? []);
  return { passed: count('passed'), failed: count('failed'), ...(failures.length > 0 && { failures }) };
}

/** The line every test run ends with. */
export function totalsLine({ passed, failed }: Totals): string {
  return `tests: ${passed} passed, ${failed} failed`;
}

/** A suite that ended badly has at least one failure, whatever it reported. */
export function consistent(totals: Totals, endedWell: boolean): Totals {
  if (endedWell && totals.passed + totals.failed > 0) return totals;
  return totals.failed > 0 ? totals : sum([totals, ONE_FAILED]);
}
