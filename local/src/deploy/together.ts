import { AREAS, type Area } from '@vidriera/domain/site/areas';
import { firstCompatible } from '@vidriera/runtime/contract/compatibility';
import {
  type AreaBuild,
  areaBuildSchema,
  readBuilds,
  shellBuildSchema,
} from '@vidriera/runtime/contract/manifest-schema';
import { UserError } from '../cli/user-error.ts';
import { type Kept, readLive } from './manifest.ts';
import type { Site } from './site.ts';

/** What is about to be live on a site. */
interface Coming {
  site: Pick<Site, 'name'>;
  builds: Kept[];
}

/**
 * Checks that what is about to be live runs together, by the very rule that pages and browsers are served by.
 * @param siteOf the other sites, whose live builds count
 * @returns what is worth knowing: areas of which an older build will be served
 * @throws UserError for a released build that no page would use, and for an area of which no build runs in the shell
 */
export async function checkTogether(
  coming: Coming[],
  siteOf: (name: Site['name']) => Site,
): Promise<string[]> {
  const buildsAt = async (name: Site['name']): Promise<Kept[]> =>
    coming.find(({ site }) => site.name === name)?.builds ?? (await readLive(siteOf(name)))?.builds ?? [];
  const shells = await buildsAt('shell');
  if (shells.length === 0) return []; // the very first release: nothing is served yet
  const [shell] = readBuilds(shellBuildSchema, { builds: shells });
  if (!shell) throw new UserError("The shell's live build is of another kind: deploy the shell first.");
  const notes: string[] = [];
  for (const area of AREAS) {
    const kept = await buildsAt(area);
    if (kept.length === 0) continue;
    const { build, reasons } = firstCompatible(shell, parsed(area, kept));
    if (reasons.length === 0) continue;
    const why = `${area}'s build ${kept[0]?.id} does not run in the shell's ${shell.id} (${reasons[0]})`;
    const own = coming.some(({ site }) => site.name === area);
    if (own || !build) throw new UserError(`${why}: deploy the shell and ${area} that go together.`);
    notes.push(`${why}: its build ${build.id} will be served.`);
  }
  return notes;
}

function parsed(area: Area, builds: Kept[]): AreaBuild[] {
  const found = readBuilds(areaBuildSchema, { builds });
  if (found[0]?.id === builds[0]?.id) return found;
  throw new UserError(`What is live of ${area} is of another kind: deploy it anew.`);
}
