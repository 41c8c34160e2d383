import { parseFlags } from '@vidriera/local/cli/flags';
import { UserError } from '@vidriera/local/cli/user-error';
import type { Shutdown } from '@vidriera/local/process/shutdown';
import { parseProject, readSettings } from '../deploy/settings.ts';
import { operatorCaller } from '../google/operator.ts';
import { applyWatch } from '../watch/apply.ts';
import { readWatchFiles } from '../watch/files.ts';

const HELP = `npm run watch -- --project ID [--email ADDRESS] [--dry-run]

Makes the metrics, the uptime check, the alerts and the dashboard of ops/monitoring in a project, or changes them to what the files say, and
takes away those of ours that have no file any more. It asks nothing. A second time it changes nothing.

  --email    alerts go to this address, too; without it to those of the last time
  --dry-run  says what would be made (+), changed (~), left (=) and taken away (-)`;

export async function watch(args: string[], { signal }: Shutdown): Promise<number> {
  const types = { project: 'string', email: 'string', 'dry-run': 'boolean' } as const;
  const { flags, words } = parseFlags('npm run watch', args, types, HELP);
  if (words.length > 0) throw new UserError(`npm run watch takes no ${words.join(', ')}.`);
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
