import { z } from '@vidriera/domain/zod-classic';
import type { Totals } from './totals.ts';

const MAX_MESSAGE_LENGTH = 300;

const failure = (where: string, message = ''): string =>
  `${where}: ${message.replace(/\s+/g, ' ').slice(0, MAX_MESSAGE_LENGTH)}`;

const VitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** Adds up vitest's JSON report. A file that did not load counts as one failure. */
export function vitestTotals(report: unknown): Totals {
  const { numPassedTests, numFailedTests, testResults } = VitestReport.parse(report);
  let broken = 0;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0)
      return failed.map((test) => failure(`${name} › ${test.fullName}`, test.failureMessages?.[0]));
    if (status !== 'failed') return [];
    broken++;
    return [failure(name, message)];
  });
  return { passed: numPassedTests, failed: numFailedTests + broken, failures };
}

const PlaywrightError = z.object({ message: z.string().optional() });
const PlaywrightSpec = z.object({
  file: z.string(),
  title: z.string(),
  tests: z.array(
    z.object({ status: z.string(), results: z.array(z.object({ error: PlaywrightError.optional() })) }),
  ),
});
interface PlaywrightSuite {
  specs: z.infer<typeof PlaywrightSpec>[];
  suites?: PlaywrightSuite[] | undefined;
}
const PlaywrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  specs: z.array(PlaywrightSpec),
  suites: z.lazy(() => z.array(PlaywrightSuite)).optional(),
});
const PlaywrightReport = z.object({
  suites: z.array(PlaywrightSuite),
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  errors: z.array(PlaywrightError),
});

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Adds up Playwright's JSON report. Each error outside a test counts as one failure. */
export function playwrightTotals(report: unknown): Totals {
  const { suites, stats, errors } = PlaywrightReport.parse(report);
  const failures = suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) =>
          failure(`${file} › ${title}`, results.find(({ error }) => error)?.error?.message),
        ),
    );
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [...failures, ...errors.map(({ message }) => failure('outside of tests', message))],
  };
}
