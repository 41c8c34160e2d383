import { exitCodeOf, type Shutdown, Stopped, watchForShutdown } from '../process/shutdown.ts';
import { killAllTrees } from '../process/tree.ts';
import { HelpRequested } from './flags.ts';
import { UserError } from './user-error.ts';

/** Resolves with the exit code. */
export type Verb = (args: string[], shutdown: Shutdown) => Promise<number>;

/**
 * Runs the verb named on the command line, and exits with its code.
 * @param verbs loaders; a module is loaded only when its verb is run
 */
export async function runVerb(verbs: Record<string, () => Promise<Verb>>): Promise<never> {
  process.on('exit', killAllTrees);
  // A closed terminal rejects output; the shutdown must still finish.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
    });
  }
  try {
    process.exit(await start(verbs));
  } catch (error) {
    if (error instanceof Stopped) {
      console.error('Stopped before it was ready: the next start completes the work.');
      process.exit(exitCodeOf(error.reason));
    }
    if (error instanceof HelpRequested) {
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
  const forced = shutdown.insisted.then(() => {
    throw new Stopped({ kind: 'signal', signal: 'SIGINT' });
  });
  return Promise.race([verb(args, shutdown), forced]);
}
