import { AREAS, type Area } from '@vidriera/domain/site/areas';
import { UserError } from '@vidriera/local/cli/user-error';
import { type DeployedBuild, readLiveManifest } from '@vidriera/local/sites/manifest';
import type { ReleaseSite } from '@vidriera/local/sites/site';
import { firstCompatible } from '@vidriera/runtime/contract/compatibility';
import {
  type AreaBuild,
  areaBuildSchema,
  readBuilds,
  shellBuildSchema,
} from '@vidriera/runtime/contract/manifest-schema';

interface UpcomingRelease {
  site: Pick<ReleaseSite, 'name'>;
  builds: DeployedBuild[];
}

/**
 * Checks that the upcoming live builds are compatible, by the same rule as pages and browsers.
 * @param siteOf other sites, with their live builds
 * @returns notes about areas that fall back to an older build
 * @throws UserError for a released build that is unusable, or an area without a compatible build
 */
export async function checkCompatibility(
  coming: UpcomingRelease[],
  siteOf: (name: ReleaseSite['name']) => ReleaseSite,
): Promise<string[]> {
  const buildsAt = async (name: ReleaseSite['name']): Promise<DeployedBuild[]> =>
    coming.find(({ site }) => site.name === name)?.builds ??
    (await readLiveManifest(siteOf(name)))?.builds ??
    [];
  const shells = await buildsAt('shell');
  if (shells.length === 0) return []; // first release: nothing is served yet
  const [shell] = readBuilds(shellBuildSchema, { builds: shells });
  if (!shell) throw new UserError("The shell's live build has an unknown format: deploy the shell first.");
  const notes: string[] = [];
  for (const area of AREAS) {
    const kept = await buildsAt(area);
    if (kept.length === 0) continue;
    const { build, reasons } = firstCompatible(shell, parseAreaBuilds(area, kept));
    if (reasons.length === 0) continue;
    const why = `${area}'s build ${kept[0]?.id} does not run in the shell's ${shell.id} (${reasons[0]})`;
    const own = coming.some(({ site }) => site.name === area);
    if (own || !build) throw new UserError(`${why}: deploy the shell and ${area} from one commit.`);
    notes.push(`${why}: its build ${build.id} will be served.`);
  }
  return notes;
}

function parseAreaBuilds(area: Area, builds: DeployedBuild[]): AreaBuild[] {
  const found = readBuilds(areaBuildSchema, { builds });
  if (found[0]?.id === builds[0]?.id) return found;
  throw new UserError(`The live build of ${area} has an unknown format: deploy ${area} again.`);
}
