import { AREAS, type Area } from '@vidriera/domain/site/areas';
import { UserError } from '@vidriera/local/cli/user-error';
import { type DeployedBuild, readLiveManifest } from '@vidriera/local/sites/manifest';
import type { ReleaseSite } from '@vidriera/local/sites/site';
import {
  type AreaBuild,
  areaBuildSchema,
  buildsOf,
  shellBuildSchema,
} from '@vidriera/runtime/contract/manifest-schema';
import { fitting } from '@vidriera/runtime/contract/misfit';

/** What is about to be live on a site. */
interface Coming {
  site: Pick<ReleaseSite, 'name'>;
  builds: DeployedBuild[];
}

/**
 * Checks that what is about to be live runs together, by the very rule that pages and browsers are served by.
 * @param siteOf the other sites, whose live builds count
 * @returns what is worth knowing: areas of which an older build will be served
 * @throws UserError for a released build that no page would use, and for an area of which no build runs in the shell
 */
export async function checkTogether(
  coming: Coming[],
  siteOf: (name: ReleaseSite['name']) => ReleaseSite,
): Promise<string[]> {
  const buildsAt = async (name: ReleaseSite['name']): Promise<DeployedBuild[]> =>
    coming.find(({ site }) => site.name === name)?.builds ??
    (await readLiveManifest(siteOf(name)))?.builds ??
    [];
  const shells = await buildsAt('shell');
  if (shells.length === 0) return []; // the very first release: nothing is served yet
  const [shell] = buildsOf(shellBuildSchema, { builds: shells });
  if (!shell) throw new UserError("The shell's live build is of another kind: deploy the shell first.");
  const notes: string[] = [];
  for (const area of AREAS) {
    const kept = await buildsAt(area);
    if (kept.length === 0) continue;
    const { build, passed } = fitting(shell, parsed(area, kept));
    if (passed.length === 0) continue;
    const why = `${area}'s build ${kept[0]?.id} does not run in the shell's ${shell.id} (${passed[0]})`;
    const own = coming.some(({ site }) => site.name === area);
    if (own || !build) throw new UserError(`${why}: deploy the shell and ${area} that go together.`);
    notes.push(`${why}: its build ${build.id} will be served.`);
  }
  return notes;
}

function parsed(area: Area, builds: DeployedBuild[]): AreaBuild[] {
  const found = buildsOf(areaBuildSchema, { builds });
  if (found[0]?.id === builds[0]?.id) return found;
  throw new UserError(`What is live of ${area} is of another kind: deploy it anew.`);
}
