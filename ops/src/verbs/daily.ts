import { parseFlags } from '@vidriera/local/cli/flags';
import { UserError } from '@vidriera/local/cli/user-error';
import { readFirebaseConfig } from '@vidriera/local/emulators/config';
import type { Shutdown } from '@vidriera/local/process/shutdown';
import { parseProject } from '../deploy/settings.ts';
import { setDaily } from '../google/daily-job.ts';
import { operatorCaller } from '../google/operator.ts';

const HELP = `npm run daily -- pause --project ID
npm run daily -- resume --project ID

Pauses the nightly run, which deletes accounts without a sign-in, until it is resumed (docs/when-things-break.md). npm run health
reports a paused run as a failure.`;

export async function daily(args: string[], { signal }: Shutdown): Promise<number> {
  const { flags, words } = parseFlags('npm run daily', args, { project: 'string' }, HELP);
  const [state, ...more] = words;
  if ((state !== 'pause' && state !== 'resume') || more.length > 0)
    throw new UserError('npm run daily takes pause or resume.');
  const project = parseProject('npm run daily', flags.project);
  await setDaily(await operatorCaller(project, signal), readFirebaseConfig().firestore.location, state);
  console.log(state === 'pause' ? 'daily is paused' : 'daily runs again every night');
  return 0;
}
