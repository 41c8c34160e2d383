import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '@vidriera/domain/zod';
import { buildAll } from '../build/build.ts';
import { parseFlags } from '../cli/flags.ts';
import { ROOT } from '../cli/paths.ts';
import { UserError } from '../cli/user-error.ts';
import type { Shutdown } from '../process/shutdown.ts';
import { demoEnv } from '../stack/demo.ts';
import { withStack } from '../stack/with-stack.ts';
import { ensureTestChromium } from '../testing/ensure-chromium.ts';
import { linkBuilds } from '../testing/linked-sites.ts';
import { TEST_STEPS } from '../testing/steps.ts';
import { runCheck, runPlaywright, runVitest } from '../testing/suites.ts';
import { sumTotals, type Totals, totalsLine } from '../testing/totals.ts';
import { runSteps } from './test.ts';

const TIMES = 10;
/** Of measurements that measure nothing without. */
const ARGUMENTS: Record<string, string> = { 'bench:decoding': '1', 'bench:memory': 'true' };
const packageSchema = z.object({ scripts: z.record(z.string(), z.string()) });
const HELP = `npm run test:all [-- --seed NUMBER]

Runs npm test, and all that is too long for it. Deploys, releases, rolls back and previews with the Firebase CLI against a fake of Google's APIs, and installs the functions' package
as Cloud Build does. Restores an export and repeats its deletions. Runs the tests under load, ${TIMES} times as many generated attempts on
rules, uploads and the API as npm test, with a new seed, and the long browser tests. Last, cuts Firestore and Storage off, and releases
good and broken builds on local sites, while pages are open in a browser. Runs each measurement (bench:…) once, at its smallest size.

  --seed   repeats the attempts and the order of releases of an earlier run, which printed the number`;

export async function testAll(args: string[], { signal }: Shutdown): Promise<number> {
  const { flags } = parseFlags('npm run test:all', args, { seed: 'string' }, HELP);
  if (flags.seed !== undefined && !/^-?\d{1,10}$/.test(flags.seed)) {
    throw new UserError(`npm run test:all -- --seed takes a whole number, not "${flags.seed}".`);
  }
  const seed = flags.seed ?? String(randomInt(2 ** 31));
  const gate = await runSteps(TEST_STEPS, { signal });
  await buildAll(signal);
  const releases = await runVitest('releases', 'release', { signal });
  const onEmulators = await withStack({ name: `attempts-${process.pid}`, signal }, async (stack) => {
    const env = { ...stack.env, VIDRIERA_ATTEMPTS: String(TIMES), VIDRIERA_SEED: seed };
    const load = await runVitest('load', 'load', { signal, env });
    return sumTotals([
      load,
      await runVitest('attempts', 'emulator*', { signal, args: ['tests/attempts'], env }),
    ]);
  });
  const drill = await drillReleases(seed, signal);
  const totals = sumTotals([gate, releases, onEmulators, drill, await runBenches(signal)]);
  console.log(totalsLine(totals));
  return totals.failed > 0 ? 1 : 0;
}

/** Runs every measurement; only an error fails one. */
async function runBenches(signal: AbortSignal): Promise<Totals> {
  const { scripts } = packageSchema.parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));
  const env = { VIDRIERA_BENCH: 'smallest' };
  const totals: Totals[] = [];
  for (const script of Object.keys(scripts).filter((name) => name.startsWith('bench:'))) {
    console.log(`\n▸ ${script}…`);
    const args = ARGUMENTS[script] ?? '';
    totals.push(
      await runCheck(script.replaceAll(':', '-'), `npm run -s ${script} -- ${args}`, { signal, env }),
    );
  }
  return sumTotals(totals);
}

async function drillReleases(seed: string, signal: AbortSignal): Promise<Totals> {
  await ensureTestChromium(signal);
  const options = { name: `drill-${process.pid}`, folders: linkBuilds(), cuttable: true, signal };
  return withStack(options, async (stack) => {
    const env = { ...stack.env, ...(await demoEnv(stack)), VIDRIERA_SEED: seed };
    return sumTotals([
      await runPlaywright('nightly', { signal, env }),
      await runPlaywright('drill', { signal, env }),
    ]);
  });
}
