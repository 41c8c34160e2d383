import { parseFlags } from '../cli/flags.ts';
import type { Shutdown } from '../process/shutdown.ts';
import { DEV_PORTS, startDevServers } from '../stack/dev-servers.ts';
import { runSite } from '../stack/site.ts';

const HELP = `npm run dev [-- --fresh | --empty]

Like npm start, with a page that changes as its sources do: a dev server for the shell and each area, and functions that are built
and loaded again on every change. It keeps its data in the same place as npm start.`;

/** The verb `dev`. Runs until it is told to stop. */
export async function dev(args: string[], shutdown: Shutdown): Promise<number> {
  const { flags } = parseFlags('npm run dev', args, { fresh: 'boolean', empty: 'boolean' }, HELP);
  return runSite({
    data: flags.empty ? 'empty' : flags.fresh ? 'fresh' : 'keep',
    shutdown,
    morePorts: DEV_PORTS,
    front: (emulation) => startDevServers(emulation, shutdown.signal),
  });
}
