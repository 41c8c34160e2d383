import { parseFlags } from '@vidriera/local/cli/flags';
import { UserError } from '@vidriera/local/cli/user-error';
import type { Shutdown } from '@vidriera/local/process/shutdown';
import { parseProject, readSettings } from '../deploy/settings.ts';
import { operatorCaller } from '../google/operator.ts';
import { applyWatch } from '../watch/apply.ts';
import { readWatchFiles } from '../watch/files.ts';

const HELP = `npm run watch -- --project ID [--email ADDRESS] [--dry-run]

Creates or updates the metrics, the uptime checks, the alerts and the dashboard of ops/monitoring in a project, and deletes those without
a file. It never prompts, and a second run changes nothing.

  --email    adds a recipient of alerts; without it, the recipients stay the same
  --dry-run  lists what would be created (+), changed (~), kept (=) and deleted (-)`;

export async function watch(args: string[], { signal }: Shutdown): Promise<number> {
  const types = { project: 'string', email: 'string', 'dry-run': 'boolean' } as const;
  const { flags, words } = parseFlags('npm run watch', args, types, HELP);
  if (words.length > 0) throw new UserError(`npm run watch does not accept ${words.join(', ')}.`);
  if (flags.email !== undefined && !/^\S+@\S+\.\S+$/.test(flags.email)) {
    throw new UserError(`"${flags.email}" is not an e-mail address.`);
  }
  const { email, 'dry-run': dryRun = false } = flags;
  const project = parseProject('npm run watch', flags.project);
  const { origin } = readSettings(project);
  const wanted = readWatchFiles({ PROJECT: project, HOST: new URL(origin).host });
  await applyWatch(await operatorCaller(project, signal), { wanted, email, dryRun, log: console.log });
  return 0;
}
