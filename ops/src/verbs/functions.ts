import { REGION } from '@vidriera/domain/site/regions';
import { parseFlags } from '@vidriera/local/cli/flags';
import { UserError } from '@vidriera/local/cli/user-error';
import type { Shutdown } from '@vidriera/local/process/shutdown';
import { rollBackFunctions, serveLatest } from '../cloud-run/roll-back.ts';
import { parseProject } from '../deploy/settings.ts';
import { operatorCaller } from '../google/operator.ts';

const HELP = `npm run functions -- rollback [NAME …] --project ID [--dry-run]
npm run functions -- latest [NAME …] --project ID [--dry-run]

rollback sends the requests of the named functions, or of all, to the release before the one in service. latest undoes it, and so does
the next deployment of functions. Settings come back with a release; rules, data and schedules do not. A release with older secrets is
refused.

  --dry-run   lists what would serve; changes nothing`;

const ACTIONS = { rollback: rollBackFunctions, latest: serveLatest };

export async function functions(args: string[], { signal }: Shutdown): Promise<number> {
  const types = { project: 'string', 'dry-run': 'boolean' } as const;
  const { flags, words } = parseFlags('npm run functions', args, types, HELP);
  const [action = '', ...names] = words;
  if (action !== 'rollback' && action !== 'latest')
    throw new UserError('npm run functions takes rollback or latest, and names of functions.');
  const project = parseProject('npm run functions', flags.project);
  await ACTIONS[action]({
    google: await operatorCaller(project, signal),
    region: REGION,
    names,
    dryRun: flags['dry-run'] ?? false,
    log: console.log,
  });
  return 0;
}
