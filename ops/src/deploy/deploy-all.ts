import type { SiteName } from '@vidriera/domain/site/areas';
import { step } from '@vidriera/local/cli/steps';
import { readFirebaseConfig } from '@vidriera/local/emulators/config';
import type { ReleaseSite } from '@vidriera/local/sites/site';
import { type Backend, deployBackend } from './backend.ts';
import type { Order } from './order.ts';
import { prepareBuild, prepareRollback, publish, type Release } from './release.ts';
import { detailed, summary } from './report.ts';
import { checkTogether } from './together.ts';

/** What a deployment is given: what was ordered, and where its sites are. */
export interface Deployment extends Backend {
  order: Order;
  siteOf: (name: SiteName) => ReleaseSite;
}

/**
 * Deploys what lies built: rules and indexes, functions, then site by site. Each begins when the one before is through.
 * @throws UserError when something is refused, or fails; what comes after it stays as it was
 */
export async function deployAll(deployment: Deployment): Promise<void> {
  const { order, cli, siteOf, config = readFirebaseConfig() } = deployment;
  const releases: Release[] = [];
  for (const site of order.parts.sites.map(siteOf)) {
    const prepared =
      order.kind === 'rollback'
        ? await prepareRollback(site, config, order.build, new Date())
        : await prepareBuild(site, config, new Date());
    cli.log((order.dryRun ? detailed(prepared) : [summary(prepared)]).join('\n'));
    if (prepared.isLive && order.kind === 'release') cli.log('  is live already: not released again');
    else releases.push(prepared);
  }
  for (const note of await checkTogether(releases, siteOf)) cli.log(note);
  if (order.dryRun) {
    const targets = [...order.parts.only, ...releases.map(({ site }) => `hosting:${site.id}`)];
    return cli.log(`Would be deployed: ${targets.join(', ') || 'nothing'}`);
  }
  if (order.parts.only.length > 0) await deployBackend(deployment);
  for (const release of releases) {
    await step(`Releasing ${release.site.id}`, () => publish(release, config, cli, order.channel), cli.log);
  }
}
