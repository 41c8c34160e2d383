import { randomInt } from 'node:crypto';
import { buildAll } from '../build/build.ts';
import { parseFlags } from '../cli/flags.ts';
import { UserError } from '../cli/user-error.ts';
import type { Shutdown } from '../process/shutdown.ts';
import { demoEnv } from '../stack/demo.ts';
import { withStack } from '../stack/with-stack.ts';
import { ensureTestChromium } from '../testing/ensure-chromium.ts';
import { linkBuilds } from '../testing/linked-sites.ts';
import { runPlaywright, runVitest } from '../testing/suites.ts';
import { sumTotals, type Totals, totalsLine } from '../testing/totals.ts';

const TIMES = 10;
const HELP = `npm run test:release [-- --seed NUMBER]

Deploys, releases, rolls back and previews with the Firebase CLI against a fake of Google's APIs, and installs the functions' package
as Cloud Build does. Restores an export and repeats its deletions. Runs the tests under load, ${TIMES} times as many generated attempts on
rules, uploads and the API as npm test, with a new seed, and the long browser tests. Last, cuts Firestore and Storage off, and releases
good and broken builds on local sites, while pages are open in a browser.

  --seed   repeats the attempts and the order of releases of an earlier run, which printed the number`;

export async function testRelease(args: string[], { signal }: Shutdown): Promise<number> {
  const { flags } = parseFlags('npm run test:release', args, { seed: 'string' }, HELP);
  if (flags.seed !== undefined && !/^-?\d{1,10}$/.test(flags.seed)) {
    throw new UserError(`npm run test:release -- --seed takes a whole number, not "${flags.seed}".`);
  }
  const seed = flags.seed ?? String(randomInt(2 ** 31));
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
  const totals = sumTotals([releases, onEmulators, drill]);
  console.log(totalsLine(totals));
  return totals.failed > 0 ? 1 : 0;
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
