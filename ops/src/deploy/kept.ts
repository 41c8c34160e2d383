import { UserError } from '@vidriera/local/cli/user-error';
import type { DeployedBuild } from '@vidriera/local/sites/manifest';

const KEPT_BUILDS = 5;
const KEPT_MS = 7 * 86_400_000;

/**
 * The builds a site keeps when `fresh` goes live: five at least, the live one among them, and every one that was live within the last week, for
 * somebody has it open.
 */
export function withFresh(live: DeployedBuild[], fresh: DeployedBuild, now: Date): DeployedBuild[] {
  const before = live.filter(({ id }) => id !== fresh.id).map((build) => asRetired(build, now));
  const isKept = ({ retired = '' }: DeployedBuild, i: number): boolean =>
    i < KEPT_BUILDS - 1 || now.getTime() - Date.parse(retired) < KEPT_MS;
  return [fresh, ...before.filter(isKept)];
}

/**
 * The builds a site keeps when an earlier one goes live again: all. Those it takes the place of come last: who goes back once more, and a
 * server that looks for a build it can use, shall not meet what was withdrawn.
 * @param id the build wanted; when left out, the one that was live before
 * @throws UserError when the site keeps no such build, or it is live already
 */
export function rolledBack(live: DeployedBuild[], id: string | undefined, now: Date): DeployedBuild[] {
  const index = id === undefined ? 1 : live.findIndex((build) => build.id === id);
  const wanted = live[index];
  if (!wanted) {
    throw new UserError(
      `The site keeps no ${id === undefined ? 'earlier build' : `build ${id}`}: see --list.`,
    );
  }
  if (index === 0) throw new UserError(`Build ${wanted.id} is live already.`);
  const { retired: _, ...again } = wanted;
  const withdrawn = live.slice(0, index).map((build) => asRetired(build, now));
  return [again, ...live.slice(index + 1), ...withdrawn];
}

/** What the deployment wrote of the site is true of the live build alone. */
function asRetired({ site: _, ...build }: DeployedBuild, now: Date): DeployedBuild {
  return { ...build, retired: build.retired ?? now.toISOString() };
}

/** What a release does to a site's files, each by its address. */
export interface Changes {
  added: string[];
  kept: string[];
  dropped: string[];
}

/** Compares what is live with what shall be. A file of the same name and another content counts as added. */
export function changesOf(live: DeployedBuild[], next: DeployedBuild[]): Changes {
  const before = filesOf(live);
  const after = filesOf(next);
  const all = [...after.keys()].sort();
  const isSame = (file: string): boolean => before.has(file) && before.get(file) === after.get(file);
  return {
    added: all.filter((file) => !isSame(file)),
    kept: all.filter(isSame),
    dropped: [...before.keys()].filter((file) => !after.has(file)).sort(),
  };
}

/** Every file the manifest accounts for; with its digest, if its name has no hash. */
function filesOf(builds: DeployedBuild[]): Map<string, string | null> {
  const hashed = builds.flatMap(({ files }) => files.map((file) => [file, null] as const));
  return new Map([...hashed, ...Object.entries(builds[0]?.site?.others ?? {})]);
}
