import { exitCodeOf, type Shutdown, Stopped, watchForShutdown } from '../process/shutdown.ts';
import { killEverything } from '../process/tree.ts';
import { Help } from './flags.ts';
import { UserError } from './user-error.ts';

/** Runs one command of the command line and resolves with its exit code. */
export type Verb = (args: string[], shutdown: Shutdown) => Promise<number>;

/**
 * Runs the verb that the command line names, and exits with its code.
 * @param verbs each loads its module only when asked for
 */
export async function runVerb(verbs: Record<string, () => Promise<Verb>>): Promise<never> {
  process.on('exit', killEverything);
  // A closed terminal takes no more output; the shutdown must go on all the same.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
    });
  }
  try {
    process.exit(await start(verbs));
  } catch (error) {
    if (error instanceof Stopped) {
      console.error('Stopped before it was ready: the next start does what is missing.');
      process.exit(exitCodeOf(error.reason));
    }
    if (error instanceof Help) {
      console.log(error.message);
      process.exit(0);
    }
    console.error(error instanceof UserError ? error.message : error);
    process.exit(1);
  }
}

async function start(verbs: Record<string, () => Promise<Verb>>): Promise<number> {
  const [name = '', ...args] = process.argv.slice(2);
  const load = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!load)
    throw new UserError(`There is no verb "${name}": the verbs are ${Object.keys(verbs).join(', ')}.`);
  const verb = await load();
  const shutdown = watchForShutdown();
  const impatient = shutdown.insisted.then(() => {
    throw new Stopped({ kind: 'signal', signal: 'SIGINT' });
  });
  return Promise.race([verb(args, shutdown), impatient]);
}
