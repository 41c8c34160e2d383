import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { AREAS, packageOf } from '@vidriera/domain/site/areas';
import { buildAll } from '../build/build.ts';
import { ROOT } from '../cli/paths.ts';
import { UserError } from '../cli/user-error.ts';
import { demoEnv } from '../stack/demo.ts';
import { waitForPage } from '../stack/wait-for-page.ts';
import { withStack } from '../stack/with-stack.ts';
import { ensureTestChromium } from './ensure-chromium.ts';
import { runCheck, runPlaywright, runVitest, type SuiteContext } from './suites.ts';
import { ONE_PASSED, sumTotals, type Totals } from './totals.ts';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/**
 * Returns the commit that a change began at: where its branch left `origin/main`, or the last commit without a remote.
 * @throws UserError outside a repository
 */
export function changeBase(): string {
  try {
    return git('merge-base', 'HEAD', 'origin/main');
  } catch {
    try {
      return git('rev-parse', 'HEAD');
    } catch (cause) {
      throw new UserError('npm test -- changed needs a Git repository with a commit.', { cause });
    }
  }
}

/** Returns the files that differ from a commit, new ones too; deleted ones are left out. */
export const changedFiles = (base: string): string[] =>
  [
    git('diff', '--name-only', '--diff-filter=d', base),
    git('ls-files', '--others', '--exclude-standard'),
  ].flatMap((lines) => lines.split('\n').filter(Boolean));

/** Rules and indexes are read by tests, not imported. */
const READ_BY_EMULATORS = /^(?:firestore|storage)\.(?:rules|indexes\.json)$/;
/** Files that the suites of rules and functions may import. */
const ON_EMULATORS = /^(?:domain|functions|session|kit|demo|local|storage-rules|tests\/(?:rules|attempts))\//;
const BROWSER_TEST = /^tests\/e2e\/.*(?<!\.release)\.spec\.ts$/;

/** Says which suites a change concerns, and of which files. */
export function suitesOf(files: readonly string[]) {
  return {
    /** Whether rules themselves changed: then all their tests run. */
    rules: files.some((file) => READ_BY_EMULATORS.test(file)),
    emulators: files.some((file) => ON_EMULATORS.test(file)),
    browser: files.filter((file) => BROWSER_TEST.test(file)),
  };
}

export interface TestStep {
  name: string;
  title: string;
  run: (context: SuiteContext) => Promise<Totals>;
}

/** Steps in their order, quick ones first. */
export const TEST_STEPS: TestStep[] = [
  {
    name: 'biome',
    title: 'Format and lint (Biome)',
    run: (context) => runCheck('biome', 'biome ci . --error-on-warnings', context),
  },
  { name: 'knip', title: 'Unused code (knip)', run: (context) => runCheck('knip', 'knip', context) },
  {
    name: 'types',
    title: 'Types',
    run: (context) => runCheck('types', `tsc -b ${typedPackages().join(' ')} --pretty false`, context),
  },
  { name: 'unit', title: 'Unit tests', run: (context) => runVitest('unit', 'unit*', context) },
  { name: 'build', title: 'Builds', run: builds },
  { name: 'rules', title: 'Rules and functions, against emulators', run: rules },
  { name: 'e2e', title: 'The product in a browser', run: e2e },
];

async function checkPackage(name: string, folder: string, context: SuiteContext): Promise<Totals> {
  const lint = await runCheck('biome', `biome ci ${folder} --error-on-warnings`, context);
  const types = await runCheck(`types-${name}`, `tsc -p ${folder} --pretty false`, context);
  const args = [`${folder}/`, ...(context.args ?? [])];
  return sumTotals([lint, types, await runVitest(name, 'unit*', { ...context, args })]);
}

/** Steps for one package, named by `npm test -- explore`. They also run before its release. */
export const SITE_STEPS: TestStep[] = (['shell', ...AREAS] as const).map((name) => {
  const folder = packageOf(name);
  const run = async (context: SuiteContext): Promise<Totals> => {
    const checks = await checkPackage(name, folder, context);
    await buildAll(context.signal, [folder]);
    return sumTotals([checks, ONE_PASSED]);
  };
  return { name, title: `${folder}: lint, types, unit tests, build`, run };
});

/** Steps by name alone. */
export const OTHER_STEPS: TestStep[] = [
  ...['kit', 'domain'].map((name) => ({
    name,
    title: `${name}: lint, types, unit tests`,
    run: (context: SuiteContext) => checkPackage(name, name, context),
  })),
  { name: 'changed', title: 'What the change can affect', run: runChanged },
];

/** Runs the static checks, and the tests that import a changed file. Says what it leaves to the whole run. */
async function runChanged(context: SuiteContext): Promise<Totals> {
  const base = changeBase();
  const files = changedFiles(base);
  console.log(`${files.length} files differ from ${base.slice(0, 8)}.`);
  if (files.length === 0) return ONE_PASSED;
  const suites = suitesOf(files);
  const affected = { ...context, args: ['--changed', base, '--passWithNoTests'] };
  const checks = TEST_STEPS.filter(({ name }) => ['biome', 'knip', 'types'].includes(name));
  const totals: Totals[] = [];
  for (const { run } of checks) totals.push(await run(context));
  totals.push(await runVitest('unit', 'unit*', affected));
  if (suites.rules) totals.push(await rules({ ...context, args: ['tests/rules'] }));
  if (suites.emulators) totals.push(await rules(affected));
  else console.log('Skipped: rules and functions, against emulators (`npm test -- rules`).');
  if (suites.browser.length > 0) totals.push(await e2e({ ...context, args: suites.browser }));
  console.log(
    `Skipped: ${suites.browser.length > 0 ? 'the other browser tests' : 'browser tests'} (\`npm test -- e2e\`).`,
  );
  return sumTotals(totals);
}

const typedPackages = (): string[] => globSync('{,*/}tsconfig.json', { cwd: ROOT });

async function builds({ signal }: SuiteContext): Promise<Totals> {
  await buildAll(signal);
  return ONE_PASSED;
}

async function rules(context: SuiteContext): Promise<Totals> {
  await buildAll(context.signal);
  return withStack({ name: `rules-${process.pid}`, signal: context.signal }, async (stack) => {
    const within = { ...context, env: stack.env };
    if (context.args?.length) return runVitest('rules', 'emulator*', within);
    // Tests that share data run one by one and wait for triggers. The independent tests use the free CPU.
    return sumTotals(
      await Promise.all([
        runVitest('rules-shared', 'emulator', within),
        runVitest('rules-apart', 'emulator-apart*', within),
      ]),
    );
  });
}

async function e2e(context: SuiteContext): Promise<Totals> {
  const { signal } = context;
  await ensureTestChromium(signal);
  await buildAll(signal);
  return withStack({ name: `e2e-${process.pid}`, signal }, async (stack) => {
    const demo = await demoEnv(stack);
    await waitForPage(stack.env.VIDRIERA_ORIGIN ?? '', signal);
    return runPlaywright('e2e', { ...context, env: { ...stack.env, ...demo } });
  });
}
