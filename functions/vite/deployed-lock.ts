/** A package of a lockfile (npm's version 3), by its place: 'node_modules/a/node_modules/b'. */
export interface LockedPackage {
  version?: string;
  integrity?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  [more: string]: unknown;
}
type Packages = Record<string, LockedPackage>;
type Lockfile = { lockfileVersion: number; packages: Packages };

interface Placed {
  at: string;
  /** Its place in the lockfile it is taken from. */
  from: string;
  optional: boolean;
}

/** What npm writes of why a package is there, which is another reason in another lockfile. */
const REASONS = ['dev', 'devOptional', 'optional', 'peer', 'extraneous'];

/**
 * The lockfile of a deployed package: of the repository's, what its dependencies come to, in the same versions and with the same digests.
 * A package that the workspace has for itself comes to stand at the top; where another one of that name stood, it moves to who needs it.
 * Part of the build, no trick: Cloud Build then installs the versions that were tested, and no others.
 * @param workspace its place in the repository, 'functions'
 * @throws Error for a dependency that the repository's lockfile doesn't hold with a digest
 */
export function deployedLock(
  root: Lockfile,
  workspace: string,
  manifest: { name: string; version: string; engines: object; dependencies: Record<string, string> },
): Lockfile & { name: string; version: string; requires: true } {
  const placed = new Map<string, Placed>();
  const queue: Placed[] = [{ at: '', from: workspace, optional: false }];
  const need = (by: Placed, name: string, optional: boolean): void => {
    const from = lookUp(by.from, name).find((place) => root.packages[place]);
    if (from === undefined) {
      if (optional) return;
      throw new Error(`package-lock.json has no ${name}, which ${by.from} needs`);
    }
    const places = lookUp(by.at, name);
    const there = places.map((place) => placed.get(place)).find(Boolean);
    if (there && isSame(root.packages[there.from], root.packages[from])) {
      if (there.optional && !optional) queue.push(Object.assign(there, { optional }));
      return;
    }
    const at = there ? places[0] : places.at(-1);
    if (at === undefined || placed.has(at)) throw new Error(`${name} has no place beside another one`);
    const one = { at, from, optional };
    placed.set(at, one);
    queue.push(one);
  };
  for (const by of queue) {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      by.at === '' ? (manifest as LockedPackage) : (root.packages[by.from] ?? {});
    for (const name of Object.keys(dependencies ?? {})) need(by, name, by.optional);
    for (const name of Object.keys(optionalDependencies ?? {})) need(by, name, true);
    for (const name of Object.keys(peerDependencies ?? {})) {
      if (!peerDependenciesMeta?.[name]?.optional) need(by, name, by.optional);
    }
  }
  const entries = [...placed.values()].sort((a, b) => (a.at < b.at ? -1 : 1));
  const { name, version, engines, dependencies } = manifest;
  return {
    name,
    version,
    lockfileVersion: root.lockfileVersion,
    requires: true,
    packages: {
      '': { name, version, dependencies, engines },
      ...Object.fromEntries(entries.map((one) => [one.at, locked(root.packages[one.from], one)])),
    },
  };
}

const isSame = (a?: LockedPackage, b?: LockedPackage): boolean => a?.integrity === b?.integrity;

/** Where Node looks for a package from a place, nearest first. */
function lookUp(from: string, name: string): string[] {
  const folders = from
    .split('/node_modules/')
    .map((_, i, parts) => parts.slice(0, i + 1).join('/node_modules/'));
  const nearest = folders
    .reverse()
    .filter((folder) => folder !== '')
    .map((folder) => `${folder}/node_modules/${name}`);
  return [...nearest, `node_modules/${name}`];
}

function locked(entry: LockedPackage | undefined, { from, optional }: Placed): LockedPackage {
  if (!entry?.integrity || entry.link) throw new Error(`package-lock.json has no digest of ${from}`);
  const kept = Object.entries(entry).filter(([key]) => !REASONS.includes(key));
  return { ...Object.fromEntries(kept), ...(optional && { optional: true }) };
}
