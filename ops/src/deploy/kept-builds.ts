import { UserError } from '@vidriera/local/cli/user-error';
import type { DeployedBuild } from '@vidriera/local/sites/manifest';

const KEPT_BUILDS = 5;
const KEPT_MS = 7 * 86_400_000;

/**
 * Returns the builds of a site after `fresh` goes live: at least five, and all that were live within a week.
 * Open pages may still use them.
 */
export function withNewBuild(live: DeployedBuild[], fresh: DeployedBuild, now: Date): DeployedBuild[] {
  const before = live.filter(({ id }) => id !== fresh.id).map((build) => asRetired(build, now));
  const isKept = ({ retired = '' }: DeployedBuild, i: number): boolean =>
    i < KEPT_BUILDS - 1 || now.getTime() - Date.parse(retired) < KEPT_MS;
  return [fresh, ...before.filter(isKept)];
}

/**
 * Returns the builds of a site after a rollback, which keeps all. Withdrawn builds come last, so that no
 * other rollback or server picks them.
 * @param id build to restore; the previous live build by default
 * @throws UserError when the build is missing or already live
 */
export function withRollback(live: DeployedBuild[], id: string | undefined, now: Date): DeployedBuild[] {
  const index = id === undefined ? 1 : live.findIndex((build) => build.id === id);
  const target = live[index];
  if (!target) {
    throw new UserError(`The site has no ${id === undefined ? 'earlier build' : `build ${id}`}: see --list.`);
  }
  if (index === 0) throw new UserError(`Build ${target.id} is already live.`);
  const { retired: _, ...restored } = target;
  const withdrawn = live.slice(0, index).map((build) => asRetired(build, now));
  return [restored, ...live.slice(index + 1), ...withdrawn];
}

/** The `site` field describes the live build only. */
function asRetired({ site: _, ...build }: DeployedBuild, now: Date): DeployedBuild {
  return { ...build, retired: build.retired ?? now.toISOString() };
}

export interface FileChanges {
  added: string[];
  kept: string[];
  dropped: string[];
}

/** Compares the live files with the next ones. A file with other content counts as added. */
export function compareFiles(live: DeployedBuild[], next: DeployedBuild[]): FileChanges {
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

/** Returns the manifest's files, with a digest for names without a hash. */
function filesOf(builds: DeployedBuild[]): Map<string, string | null> {
  const hashed = builds.flatMap(({ files }) => files.map((file) => [file, null] as const));
  return new Map([...hashed, ...Object.entries(builds[0]?.site?.others ?? {})]);
}
