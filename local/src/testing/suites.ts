import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, ROOT } from '../cli/paths.ts';
import { runLogged } from '../process/logged.ts';
import { quoted } from '../process/quoted.ts';
import { playwrightTotals, vitestTotals } from './reports.ts';
import { consistent, NOTHING, ONE_FAILED, ONE_PASSED, type Totals } from './totals.ts';

const LIMIT_MS = 2_700_000;
const REPORTS = join(CACHE, 'reports');

/** What a suite runs with. */
export interface SuiteContext {
  signal: AbortSignal;
  env?: Record<string, string>;
  /** More arguments for the runner, such as a file's name. */
  args?: string[];
}

/** Runs a command whose success is one test. */
export async function check(name: string, command: string, context: SuiteContext): Promise<Totals> {
  return (await run(name, command, context)) ? ONE_PASSED : ONE_FAILED;
}

/** Runs projects of vitest.config.ts. */
export function vitest(name: string, project: string, context: SuiteContext): Promise<Totals> {
  const report = join(REPORTS, `${name}.json`);
  const reporters = `--reporter=default --reporter=json --outputFile.json=${quoted(report)}`;
  return counted(name, `vitest run --project ${quoted(project)} ${reporters}`, report, vitestTotals, context);
}

/** Runs a project of playwright.config.ts. */
export function playwright(name: string, context: SuiteContext): Promise<Totals> {
  const report = join(REPORTS, `${name}.json`);
  const env = { ...context.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const command = `playwright test --project ${quoted(name)} --reporter=list,json`;
  return counted(name, command, report, playwrightTotals, { ...context, env });
}

async function counted(
  name: string,
  command: string,
  report: string,
  count: (report: unknown) => Totals,
  context: SuiteContext,
): Promise<Totals> {
  rmSync(report, { force: true });
  const endedWell = await run(name, [command, ...(context.args ?? []).map(quoted)].join(' '), context);
  return consistent(readTotals(report, count), endedWell);
}

async function run(name: string, command: string, { signal, env }: SuiteContext): Promise<boolean> {
  const logFile = join(CACHE, 'tests', `${name}.log`);
  const onLine = (line: string): void => console.log(line);
  const options = { cwd: ROOT, logFile, limitMs: LIMIT_MS, signal, onLine, ...(env && { env }) };
  const { how } = await runLogged(command, options);
  if (how !== 'code 0') console.log(`${name} ended with ${how}`);
  return how === 'code 0';
}

/** A report that was never written, or only in part, holds no test: the suite's own end then counts as the failure. */
function readTotals(file: string, count: (report: unknown) => Totals): Totals {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.log(`No report of the tests could be read (${(error as Error).message})`);
    return NOTHING;
  }
}
