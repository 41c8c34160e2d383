import { apiPaths } from '@vidriera/domain/api/api';
import { healthSchema } from '@vidriera/domain/api/schema';
import type { SiteName } from '@vidriera/domain/site/areas';
import { step } from '@vidriera/local/cli/steps';
import { UserError } from '@vidriera/local/cli/user-error';
import { readFirebaseConfig } from '@vidriera/local/emulators/config';
import { fetchFile } from '@vidriera/local/sites/fetch-file';
import type { DeployedBuild } from '@vidriera/local/sites/manifest';
import type { ReleaseSite } from '@vidriera/local/sites/site';
import { type BackendDeployment, deployBackend } from './backend.ts';
import { checkCompatibility } from './compatibility.ts';
import type { DeployOrder } from './order.ts';
import { type PreparedRelease, prepareBuild, prepareRollback, publish } from './release.ts';
import { releaseDetails, releaseSummary } from './report.ts';

interface UpcomingRelease {
  site: Pick<ReleaseSite, 'name'>;
  builds: DeployedBuild[];
}

/**
 * Checks that the functions in service offer what the upcoming builds need. Before the shell's first release nothing is served, so
 * nothing is checked.
 * @param shell the site that functions answer on
 * @throws UserError for older functions, or functions that don't answer
 */
export async function checkBackend(coming: UpcomingRelease[], shell: ReleaseSite): Promise<void> {
  if (coming.length === 0) return;
  const answer = await fetchFile(`${shell.origin}${apiPaths.health}?at=${Date.now()}`);
  if (answer === null) return;
  const { backend = 0 } = healthSchema.parse(JSON.parse(answer.toString('utf8')));
  for (const { site, builds } of coming) {
    const needed = builds[0]?.backend ?? 0;
    if (needed > backend)
      throw new UserError(
        `${site.name}'s build ${builds[0]?.id} needs functions of version ${needed}, and ${backend} is deployed: deploy rules and functions first.`,
      );
  }
}

export interface Deployment extends BackendDeployment {
  order: DeployOrder;
  siteOf: (name: SiteName) => ReleaseSite;
  /** Called before anything is deployed, if functions are. @throws UserError to stop the deployment */
  beforeFunctions?: () => Promise<void>;
  /** Called once functions are deployed. */
  afterFunctions?: () => Promise<void>;
}

/**
 * Deploys the built parts in order: rules and indexes, functions, then each site.
 * @throws UserError when a part is rejected or fails; later parts are not deployed
 */
export async function deployAll(deployment: Deployment): Promise<void> {
  const { order, cli, siteOf, commit, config = readFirebaseConfig() } = deployment;
  const releases: PreparedRelease[] = [];
  for (const site of order.parts.sites.map(siteOf)) {
    const prepared =
      order.kind === 'rollback'
        ? await prepareRollback(site, config, order.build, new Date())
        : await prepareBuild(site, config, { now: new Date(), commit });
    cli.log((order.dryRun ? releaseDetails(prepared) : [releaseSummary(prepared)]).join('\n'));
    if (prepared.isLive && order.kind === 'release') cli.log('  is live already: not released again');
    else releases.push(prepared);
  }
  if (order.kind !== 'rollback' && !order.parts.only.includes('functions'))
    await checkBackend(releases, siteOf('shell'));
  for (const note of await checkCompatibility(releases, siteOf)) cli.log(note);
  if (order.dryRun) {
    const targets = [...order.parts.only, ...releases.map(({ site }) => `hosting:${site.id}`)];
    return cli.log(`Would be deployed: ${targets.join(', ') || 'nothing'}`);
  }
  if (order.parts.only.includes('functions')) await deployment.beforeFunctions?.();
  if (order.parts.only.length > 0) await deployBackend(deployment);
  if (order.parts.only.includes('functions') && !order.rest.includes('--dry-run'))
    await deployment.afterFunctions?.();
  for (const release of releases) {
    await step(`Releasing ${release.site.id}`, () => publish(release, config, cli, order.channel), cli.log);
  }
}
