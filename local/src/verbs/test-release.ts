import { randomInt } from 'node:crypto';
import { parseFlags } from '../cli/flags.ts';
import { UserError } from '../cli/user-error.ts';
import type { Shutdown } from '../process/shutdown.ts';
import { withStack } from '../stack/with-stack.ts';
import { vitest } from '../testing/suites.ts';
import { sum, totalsLine } from '../testing/totals.ts';

/** `npm test` makes 2,000. */
const TIMES = 5;
const HELP = `npm run test:release [-- --seed NUMBER]

Releases, rolls back and previews by the Firebase CLI itself, against a stand-in of Google's APIs. Then makes ${TIMES} times as many
generated attempts on rules, uploads and the API as npm test does, against emulators of their own, and others each time.

  --seed   makes the attempts of an earlier run again: its number is printed when it starts, and when it fails`;

/** The verb `test-release`: what takes too long by its nature for every `npm test`. */
export async function testRelease(args: string[], { signal }: Shutdown): Promise<number> {
  const { flags } = parseFlags('npm run test:release', args, { seed: 'string' }, HELP);
  if (flags.seed !== undefined && !/^-?\d{1,10}$/.test(flags.seed)) {
    throw new UserError(`npm run test:release -- --seed takes a whole number, not "${flags.seed}".`);
  }
  const releases = await vitest('releases', 'release', { signal });
  const attempts = await withStack({ name: `attempts-${process.pid}`, signal }, (stack) =>
    vitest('attempts', 'emulator', {
      signal,
      args: ['tests/attempts'],
      env: {
        ...stack.env,
        VIDRIERA_ATTEMPTS: String(TIMES),
        VIDRIERA_SEED: flags.seed ?? String(randomInt(2 ** 31)),
      },
    }),
  );
  const totals = sum([releases, attempts]);
  console.log(totalsLine(totals));
  return totals.failed > 0 ? 1 : 0;
}
