import { parseFlags } from '@vidriera/local/cli/flags';
import { readFirebaseConfig } from '@vidriera/local/emulators/config';
import type { Shutdown } from '@vidriera/local/process/shutdown';
import { findSettings, projectOf } from '../deploy/settings.ts';
import { operator } from '../google/operator.ts';
import { setUp } from '../project/setup.ts';

const HELP = `npm run project:setup -- --project ID [--dry-run]

Brings a Firebase project in order (docs/operations.md): Google's APIs, the functions' accounts with the rights they need, the database with
its backups and guards, the bucket, which keeps what is deleted for a while, the secret that calls are counted by, and the page that the
links of Auth's letters open, where functions/.env.<project> names the site. It asks nothing, and changes only what differs.

  --dry-run     says what would be changed; changes nothing`;

/** The verb `project-setup`. */
export async function projectSetup(args: string[], { signal }: Shutdown): Promise<number> {
  const types = { project: 'string', 'dry-run': 'boolean' } as const;
  const { flags } = parseFlags('npm run project:setup', args, types, HELP);
  const project = projectOf('npm run project:setup', flags.project);
  await setUp({
    project,
    caller: await operator(project, signal),
    region: readFirebaseConfig().firestore.location,
    origin: findSettings(project)?.origin ?? null,
    dryRun: flags['dry-run'] ?? false,
    log: console.log,
  });
  return 0;
}
