import { parseFlags } from '@vidriera/local/cli/flags';
import { readFirebaseConfig } from '@vidriera/local/emulators/config';
import type { Shutdown } from '@vidriera/local/process/shutdown';
import { findSettings, parseProject } from '../deploy/settings.ts';
import { operatorCaller } from '../google/operator.ts';
import { setUpProject } from '../project/setup.ts';

const HELP = `npm run project:setup -- --project ID [--dry-run]

Sets up a Firebase project (docs/operations.md): Google's APIs, the functions' accounts and roles, the database with
backups and delete protection, the bucket with retention, the secrets, and the page that the links in Auth's letters open, if
functions/.env.<project> has an origin. It never prompts, and changes only differences.

  --dry-run     lists the planned changes; changes nothing`;

export async function projectSetup(args: string[], { signal }: Shutdown): Promise<number> {
  const types = { project: 'string', 'dry-run': 'boolean' } as const;
  const { flags } = parseFlags('npm run project:setup', args, types, HELP);
  const project = parseProject('npm run project:setup', flags.project);
  await setUpProject({
    project,
    caller: await operatorCaller(project, signal),
    region: readFirebaseConfig().firestore.location,
    origin: findSettings(project)?.origin ?? null,
    dryRun: flags['dry-run'] ?? false,
    log: console.log,
  });
  return 0;
}
