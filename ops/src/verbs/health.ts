import { AREAS, type SiteName } from '@vidriera/domain/site/areas';
import { parseFlags } from '@vidriera/local/cli/flags';
import { UserError } from '@vidriera/local/cli/user-error';
import type { Shutdown } from '@vidriera/local/process/shutdown';
import { siteFor } from '@vidriera/local/sites/site';
import { projectOf, readSettings } from '../deploy/settings.ts';
import { operator } from '../google/operator.ts';
import { checksOf, runChecks, tableOf } from '../health/checks.ts';

const HELP = `npm run health -- --project ID

Looks whether a project is well, from here: the API, a document, a list, a picture, each site's manifest, a drawn page, and when daily ran last. It
reads with your own account (npx firebase login, or GOOGLE_APPLICATION_CREDENTIALS) what visitors can't read, and changes nothing. Ends with 1
where something is wrong.`;

/** The verb `health`. */
export async function health(args: string[], { signal }: Shutdown): Promise<number> {
  const { flags, words } = parseFlags('npm run health', args, { project: 'string' }, HELP);
  if (words.length > 0) throw new UserError(`npm run health takes no ${words.join(', ')}.`);
  const project = projectOf('npm run health', flags.project);
  const settings = readSettings(project);
  const names: SiteName[] = ['shell', ...AREAS];
  const sites = names.map((name) => siteFor(name, project, settings.sites));
  const found = await runChecks(
    checksOf({ google: await operator(project, signal), origin: settings.origin, sites }),
  );
  console.log(tableOf(found).join('\n'));
  return found.every(({ ok }) => ok) ? 0 : 1;
}
