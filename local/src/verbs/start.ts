import { parseFlags } from '../cli/flags.ts';
import { UserError } from '../cli/user-error.ts';
import type { Shutdown } from '../process/shutdown.ts';
import { runSite } from '../stack/site.ts';

const HELP = `npm start [-- --fresh | --empty]

Builds what changed and runs the whole product on this machine, with the data of the last run.

  --fresh   start with new demonstration data
  --empty   start without any data
  --help    this text

The data is saved every two minutes while it is used; emulators that exit are restarted with it.
Ctrl-C stops everything and keeps the data; a second Ctrl-C stops at once and keeps the previous save.`;

export async function start(args: string[], shutdown: Shutdown): Promise<number> {
  const { flags, words } = parseFlags(
    'npm start',
    args,
    {
      fresh: 'boolean',
      empty: 'boolean',
    },
    HELP,
  );
  if (words.length > 0)
    throw new UserError(`npm start does not accept "${words[0]}": see npm start -- --help.`);
  const data = flags.empty ? 'empty' : flags.fresh ? 'fresh' : 'keep';
  return runSite({ data, shutdown });
}
