import type { SiteName } from '@vidriera/domain/site/areas';
import { step } from '@vidriera/local/cli/steps';
import { readFirebaseConfig } from '@vidriera/local/emulators/config';
import type { ReleaseSite } from '@vidriera/local/sites/site';
import { type BackendDeployment, deployBackend } from './backend.ts';
import { checkBackend } from './backend-version.ts';
import { checkCompatibility } from './compatibility.ts';
import type { DeployOrder } from './order.ts';
import { type PreparedRelease, prepareBuild, prepareRollback, publish } from './release.ts';
import { releaseDetails, releaseSummary } from './report.ts';

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
