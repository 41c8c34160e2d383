import { AREAS, type SiteName } from '@vidriera/domain/site/areas';
import { parseFlags } from '@vidriera/local/cli/flags';
import { UserError } from '@vidriera/local/cli/user-error';
import type { Shutdown } from '@vidriera/local/process/shutdown';
import { siteFor } from '@vidriera/local/sites/site';
import { parseProject, readSettings } from '../deploy/settings.ts';
import { operatorCaller } from '../google/operator.ts';
import { formatResults, healthChecks, runChecks } from '../health/checks.ts';
import { checkMail } from '../mail/check-mail.ts';

const HELP = `npm run health -- --project ID

Checks a deployed project: the API, a document, a list, a picture, each site's manifest, a rendered page, the last runs of daily and
of the exports, and the mail server. It
reads private data with your own account (npm run firebase -- login, or GOOGLE_APPLICATION_CREDENTIALS) and changes nothing. Exits with 1
when a check fails.`;

export async function health(args: string[], { signal }: Shutdown): Promise<number> {
  const { flags, words } = parseFlags('npm run health', args, { project: 'string' }, HELP);
  if (words.length > 0) throw new UserError(`npm run health does not accept ${words.join(', ')}.`);
  const project = parseProject('npm run health', flags.project);
  const settings = readSettings(project);
  const names: SiteName[] = ['shell', ...AREAS];
  const sites = names.map((name) => siteFor(name, project, settings.sites));
  const google = await operatorCaller(project, signal);
  const mail = () => checkMail(google, settings);
  const found = await runChecks(healthChecks({ google, origin: settings.origin, sites, mail }));
  console.log(formatResults(found).join('\n'));
  return found.every(({ ok }) => ok) ? 0 : 1;
}
