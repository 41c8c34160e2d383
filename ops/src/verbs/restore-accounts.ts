import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { parseFlags } from '@vidriera/local/cli/flags';
import { UserError } from '@vidriera/local/cli/user-error';
import type { Shutdown } from '@vidriera/local/process/shutdown';
import { restoreAccounts as restore } from '../accounts/restore-accounts.ts';
import { parseProject } from '../deploy/settings.ts';
import { operatorCaller } from '../google/operator.ts';

const HELP = `npm run data:restore-accounts -- FILE … --project ID [--dry-run]

Creates the sign-ins of an export, auth/DAY/….jsonl.gz, that Firebase Auth lacks, with their passwords (docs/when-things-break.md). It may be
interrupted and run again.

  --dry-run   says how many it would create; changes nothing`;

export async function restoreAccounts(args: string[], { signal }: Shutdown): Promise<number> {
  const types = { project: 'string', 'dry-run': 'boolean' } as const;
  const { flags, words } = parseFlags('npm run data:restore-accounts', args, types, HELP);
  if (words.length === 0) throw new UserError('npm run data:restore-accounts takes the files of one export.');
  const project = parseProject('npm run data:restore-accounts', flags.project);
  const dryRun = flags['dry-run'] ?? false;
  const google = await operatorCaller(project, signal);
  let allRestored = true;
  for (const file of words) {
    const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) });
    const { restored, present, failed } = await restore(google, lines, { dryRun, log: console.log });
    const done = `${restored} ${dryRun ? 'would be created' : 'created'}, ${present} exist, ${failed} failed`;
    console.log(`${file}: ${done}`);
    allRestored &&= failed === 0;
  }
  return allRestored ? 0 : 1;
}
