import { join } from 'node:path';
import type { SiteName } from '@vidriera/domain/site/areas';
import { z } from '@vidriera/domain/zod-classic';
import { readFirebaseConfig } from '../../local/src/emulators/config.ts';
import type { ReleaseSite } from '../../local/src/sites/site.ts';
import { DRILL_FOLDER, linkedSite, serveFolder } from '../../local/src/testing/linked-sites.ts';
import { prepareBuild, prepareRollback } from '../../ops/src/deploy/release.ts';

const origins = z.record(z.string(), z.string()).parse(JSON.parse(process.env.VIDRIERA_SITES ?? '{}'));

function runningSite(name: SiteName): ReleaseSite {
  const site = linkedSite(name);
  const origin = origins[site.id];
  if (!origin) throw new Error(`${site.id} does not run: see npm run test:release`);
  return { ...site, origin, work: join(DRILL_FOLDER, 'releases', `${site.id}-${Date.now()}`) };
}

/** Has a site serve its package's build and nothing else, whatever became of it. */
export function startOver(name: SiteName): void {
  const site = linkedSite(name);
  serveFolder(site, site.dist);
}

/**
 * Releases a build as `npm run deploy` does, but for the Firebase CLI.
 * @param spoil changes what lies ready, behind the back of all checks
 * @returns has the site serve again what it served before, as Hosting's own console would
 */
export async function release(
  name: SiteName,
  dist: string,
  spoil?: (folder: string) => void,
): Promise<() => void> {
  const site = { ...runningSite(name), dist };
  await prepareBuild(site, readFirebaseConfig(), new Date());
  const folder = join(site.work, 'public');
  spoil?.(folder);
  return serveFolder(site, folder);
}

/** Goes back to the build that was live before, as `npm run deploy -- --rollback` does. */
export async function rollBack(name: SiteName): Promise<void> {
  const site = runningSite(name);
  await prepareRollback(site, readFirebaseConfig(), undefined, new Date());
  serveFolder(site, join(site.work, 'public'));
}
