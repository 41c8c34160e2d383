import { REGION } from '@vidriera/domain/site/regions';
import { parseFlags } from '@vidriera/local/cli/flags';
import type { Shutdown } from '@vidriera/local/process/shutdown';
import { findSettings, parseProject } from '../deploy/settings.ts';
import { operatorCaller } from '../google/operator.ts';
import { setUpProject } from '../project/setup.ts';

const HELP = `npm run project:setup -- --project ID [--dry-run]

Prepares a Google Cloud project (docs/operations.md): Google's APIs, Firebase with a web app, the Hosting sites, the functions' accounts
and roles, the database with backups and categories, the buckets, the secrets, Firebase Auth, the budget, and the sign-in of pipelines.
It never prompts, changes only differences, and prints settings for functions/.env.<project> and DNS records for letters.

  --dry-run     lists the planned changes; changes nothing`;

export async function projectSetup(args: string[], { signal }: Shutdown): Promise<number> {
  const types = { project: 'string', 'dry-run': 'boolean' } as const;
  const { flags } = parseFlags('npm run project:setup', args, types, HELP);
  const project = parseProject('npm run project:setup', flags.project);
  await setUpProject({
    project,
    caller: await operatorCaller(project, signal),
    region: REGION,
    settings: findSettings(project),
    dryRun: flags['dry-run'] ?? false,
    log: console.log,
  });
  return 0;
}
