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
  if (!origin) throw new Error(`${site.id} does not run: see npm run test:all`);
  return { ...site, origin, work: join(DRILL_FOLDER, 'releases', `${site.id}-${Date.now()}`) };
}

/** Makes a site serve only its package's build. */
export function startOver(name: SiteName): void {
  const site = linkedSite(name);
  serveFolder(site, site.dist);
}

/**
 * Releases a build like `npm run deploy`, without the Firebase CLI.
 * @param spoil damages the prepared files after all checks
 * @returns a function that restores the previous release, like Hosting's console
 */
export async function releaseBuild(
  name: SiteName,
  dist: string,
  spoil?: (folder: string) => void,
): Promise<() => void> {
  const site = { ...runningSite(name), dist };
  await prepareBuild(site, readFirebaseConfig(), { now: new Date() });
  const folder = join(site.work, 'public');
  spoil?.(folder);
  return serveFolder(site, folder);
}

/** Restores the previous build, like `npm run deploy -- --rollback`. */
export async function rollBack(name: SiteName): Promise<void> {
  const site = runningSite(name);
  await prepareRollback(site, readFirebaseConfig(), undefined, new Date());
  serveFolder(site, join(site.work, 'public'));
}
