import { globSync } from 'node:fs';
import { AREAS, packageOf } from '@vidriera/domain/site/areas';
import { buildAll } from '../build/build.ts';
import { ROOT } from '../cli/paths.ts';
import { demoEnv } from '../stack/demo.ts';
import { waitForPage } from '../stack/wait-for-page.ts';
import { withStack } from '../stack/with-stack.ts';
import { ensureTestChromium } from './ensure-chromium.ts';
import { check, playwright, type SuiteContext, vitest } from './suites.ts';
import { ONE_PASSED, sum, type Totals } from './totals.ts';

/** One step of `npm test`. */
export interface TestStep {
  name: string;
  title: string;
  run: (context: SuiteContext) => Promise<Totals>;
}

/** Every step, in the order they run: the quick ones first. */
export const TEST_STEPS: TestStep[] = [
  {
    name: 'biome',
    title: 'Format and lint (Biome)',
    run: (context) => check('biome', 'biome ci . --error-on-warnings', context),
  },
  { name: 'knip', title: 'Unused code (knip)', run: (context) => check('knip', 'knip', context) },
  {
    name: 'types',
    title: 'Types',
    run: (context) => check('types', `tsc -b ${typed().join(' ')} --pretty false`, context),
  },
  { name: 'unit', title: 'Unit tests', run: (context) => vitest('unit', 'unit*', context) },
  { name: 'build', title: 'Builds', run: builds },
  { name: 'rules', title: 'Rules and functions, against emulators', run: rules },
  { name: 'e2e', title: 'The product in a browser', run: e2e },
];

/** What the team of the shell, or of one area, needs: that package alone. Named by `npm test -- explore`, and run before it is released. */
export const SITE_STEPS: TestStep[] = (['shell', ...AREAS] as const).map((name) => {
  const folder = packageOf(name);
  const run = async (context: SuiteContext): Promise<Totals> => {
    const lint = await check('biome', `biome ci ${folder} --error-on-warnings`, context);
    const types = await check(`types-${name}`, `tsc -p ${folder} --pretty false`, context);
    const args = [`${folder}/`, ...(context.args ?? [])];
    const unit = await vitest(name, 'unit*', { ...context, args });
    await buildAll(context.signal, [folder]);
    return sum([lint, types, unit, ONE_PASSED]);
  };
  return { name, title: `${folder}: lint, types, unit tests, build`, run };
});

/** Whatever has types to be checked: every package, the benchmarks and the root's own files. */
const typed = (): string[] => globSync('{,*/}tsconfig.json', { cwd: ROOT });

async function builds({ signal }: SuiteContext): Promise<Totals> {
  await buildAll(signal);
  return ONE_PASSED;
}

async function rules(context: SuiteContext): Promise<Totals> {
  await buildAll(context.signal);
  return withStack({ name: `rules-${process.pid}`, signal: context.signal }, async (stack) => {
    const within = { ...context, env: stack.env };
    if (context.args?.length) return vitest('rules', 'emulator*', within);
    // What shares the stack's data goes one by one and waits for triggers: half of the machine is left for what shares nothing.
    return sum(
      await Promise.all([
        vitest('rules-shared', 'emulator', within),
        vitest('rules-apart', 'emulator-apart', within),
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
    return playwright('e2e', { ...context, env: { ...stack.env, ...demo } });
  });
}
