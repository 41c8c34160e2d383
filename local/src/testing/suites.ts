import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, ROOT } from '../cli/paths.ts';
import { runLogged } from '../process/logged.ts';
import { shellQuote } from '../process/shell-quote.ts';
import { playwrightTotals, vitestTotals } from './reports.ts';
import { NO_TESTS, ONE_FAILED, ONE_PASSED, type Totals, withExitStatus } from './totals.ts';

const LIMIT_MS = 2_700_000;
const REPORTS = join(CACHE, 'reports');

export interface SuiteContext {
  signal: AbortSignal;
  env?: Record<string, string>;
  args?: string[];
}

/** Runs a command and counts its success as one test. */
export async function runCheck(name: string, command: string, context: SuiteContext): Promise<Totals> {
  return (await run(name, command, context)) ? ONE_PASSED : ONE_FAILED;
}

export function runVitest(name: string, project: string, context: SuiteContext): Promise<Totals> {
  const report = join(REPORTS, `${name}.json`);
  const reporters = `--reporter=default --reporter=json --outputFile.json=${shellQuote(report)}`;
  return runCounted(
    name,
    `vitest run --project ${shellQuote(project)} ${reporters}`,
    report,
    vitestTotals,
    context,
  );
}

export function runPlaywright(name: string, context: SuiteContext): Promise<Totals> {
  const report = join(REPORTS, `${name}.json`);
  const env = { ...context.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const command = `playwright test --project ${shellQuote(name)} --reporter=list,json`;
  return runCounted(name, command, report, playwrightTotals, { ...context, env });
}

async function runCounted(
  name: string,
  command: string,
  report: string,
  count: (report: unknown) => Totals,
  context: SuiteContext,
): Promise<Totals> {
  rmSync(report, { force: true });
  const endedWell = await run(name, [command, ...(context.args ?? []).map(shellQuote)].join(' '), context);
  return withExitStatus(readTotals(report, count), endedWell);
}

async function run(name: string, command: string, { signal, env }: SuiteContext): Promise<boolean> {
  const logFile = join(CACHE, 'tests', `${name}.log`);
  const onLine = (line: string): void => console.log(line);
  const options = { cwd: ROOT, logFile, limitMs: LIMIT_MS, signal, onLine, ...(env && { env }) };
  const { how } = await runLogged(command, options);
  if (how !== 'code 0') console.log(`${name} ended with ${how}`);
  return how === 'code 0';
}

/** Returns no tests for a missing or truncated report; the suite's exit code then counts as the failure. */
function readTotals(file: string, count: (report: unknown) => Totals): Totals {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.log(`The test report cannot be read (${(error as Error).message})`);
    return NO_TESTS;
  }
}
