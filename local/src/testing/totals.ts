export interface Totals {
  passed: number;
  failed: number;
  failures?: string[];
}

export const NO_TESTS: Totals = { passed: 0, failed: 0 };
export const ONE_FAILED: Totals = { passed: 0, failed: 1 };
export const ONE_PASSED: Totals = { passed: 1, failed: 0 };

export function sumTotals(all: Totals[]): Totals {
  const count = (key: 'passed' | 'failed') => all.reduce((total, step) => total + step[key], 0);
  const failures = all.flatMap((step) => step.failures ?? []);
  return { passed: count('passed'), failed: count('failed'), ...(failures.length > 0 && { failures }) };
}

export function totalsLine({ passed, failed }: Totals): string {
  return `tests: ${passed} passed, ${failed} failed`;
}

/** Adds a failure to a suite that exited with an error but reported none. */
export function withExitStatus(totals: Totals, endedWell: boolean): Totals {
  if (endedWell && totals.passed + totals.failed > 0) return totals;
  return totals.failed > 0 ? totals : sumTotals([totals, ONE_FAILED]);
}
