import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from '@vidriera/domain/zod-classic';

/** The line that `other-checkout.ts` writes. */
const readySchema = z.object({
  origin: z.url(),
  addresses: z.object({ profile: z.string(), explore: z.string(), event: z.string() }),
});

/** Variables of our stack, which the other one must not take for its own. */
const OF_A_STACK = /^(?:FIRE|GCLOUD|VIDRIERA)/;

/**
 * Builds another checkout and starts its stack, with the measured pages made by its own `bench/pages/fixture.ts`.
 * @throws when the stack ends before
 */
export async function startBeside(directory: string) {
  const root = resolve(directory);
  const script = join(import.meta.dirname, 'other-checkout.ts');
  const command = ['stack', '--demo', '--name', 'bench-beside', '--', 'node', script];
  const child = spawn('node', [join(root, 'local/start.mjs'), ...command], {
    cwd: root,
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_A_STACK.test(name))),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) {
    if (!line.startsWith('{')) console.error(line);
    else {
      child.stdout.resume(); // what it writes later is of no use, and must not stop it
      return { ...readySchema.parse(JSON.parse(line)), stop: () => child.kill() };
    }
  }
  throw new Error(`the stack of ${root} did not start`);
}
