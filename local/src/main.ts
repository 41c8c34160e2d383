import { tmpdir } from 'node:os';
import { watchDisks } from '../bootstrap/disk.mjs';
import { Help } from './cli/flags.ts';
import { ROOT } from './cli/paths.ts';
import { UserError } from './cli/user-error.ts';
import { NEEDED_BYTES } from './data/disk.ts';
import { exitCodeOf, type Shutdown, Stopped, watchForShutdown } from './process/shutdown.ts';
import { killEverything } from './process/tree.ts';

/** With less than this on the disk, that is what anything failed of, whatever it says. */
const FULL_BYTES = 20 * 1024 * 1024;
const diskWasFull = watchDisks(ROOT, tmpdir(), { full: FULL_BYTES, needed: NEEDED_BYTES });

type Verb = (args: string[], shutdown: Shutdown) => Promise<number>;

/** Each verb's module is loaded only when asked for. */
const VERBS: Record<string, () => Promise<Verb>> = {
  start: async () => (await import('./verbs/start.ts')).start,
  dev: async () => (await import('./verbs/dev.ts')).dev,
  build: async () => (await import('./verbs/build.ts')).build,
  test: async () => (await import('./verbs/test.ts')).test,
  'test-release': async () => (await import('./verbs/test-release.ts')).testRelease,
  screenshots: async () => (await import('./verbs/screenshots.ts')).screenshots,
  deploy: async () => (await import('./verbs/deploy.ts')).deploy,
  watch: async () => (await import('./verbs/watch.ts')).watch,
  health: async () => (await import('./verbs/health.ts')).health,
  'project-setup': async () => (await import('./verbs/project-setup.ts')).projectSetup,
  operate: async () => (await import('./verbs/operate.ts')).operate,
  stack: async () => (await import('./verbs/stack.ts')).stack,
};

async function run(): Promise<number> {
  const [name = '', ...args] = process.argv.slice(2);
  const load = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
  if (!load)
    throw new UserError(`There is no verb "${name}": the verbs are ${Object.keys(VERBS).join(', ')}.`);
  const verb = await load();
  const shutdown = watchForShutdown();
  const impatient = shutdown.insisted.then(() => {
    throw new Stopped({ kind: 'signal', signal: 'SIGINT' });
  });
  return Promise.race([verb(args, shutdown), impatient]);
}

process.on('exit', killEverything);

// A terminal that was closed can be written to no more; the work of stopping must go on all the same.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
  });
}

try {
  const code = await run();
  const full = code === 0 ? undefined : diskWasFull();
  if (full) console.error(full);
  process.exit(code);
} catch (error) {
  if (error instanceof Stopped) {
    console.error('Stopped before it was ready: the next start does what is missing.');
    process.exit(exitCodeOf(error.reason));
  }
  if (error instanceof Help) {
    console.log(error.message);
    process.exit(0);
  }
  console.error(diskWasFull() ?? (error instanceof UserError ? error.message : error));
  process.exit(1);
}
