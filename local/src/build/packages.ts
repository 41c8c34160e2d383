import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '@vidriera/domain/zod-classic';
import { ROOT } from '../cli/paths.ts';

const Dependencies = z.record(z.string(), z.string()).default({});
const PackageJson = z.object({
  name: z.string(),
  scripts: Dependencies,
  dependencies: Dependencies,
  devDependencies: Dependencies,
});
const RootJson = z.object({ workspaces: z.array(z.string()) });

/** A workspace package. */
export interface Package {
  /** Its folder in the repository: 'explore-mf'. */
  name: string;
  folder: string;
  /** The shell command of its script `build`; packages without one are used from their sources. */
  build: string | undefined;
  /** The workspace packages it uses, directly or through others, itself not among them. */
  uses: string[];
}

/** The workspace packages of the repository at `root`. */
export function readPackages(root = ROOT): Package[] {
  const { workspaces } = RootJson.parse(readJson(join(root, 'package.json')));
  const manifests = workspaces.map((path) => ({
    path,
    ...PackageJson.parse(readJson(join(root, path, 'package.json'))),
  }));
  const direct = new Map(
    manifests.map(({ path, dependencies, devDependencies }) => {
      const needed = { ...dependencies, ...devDependencies };
      return [path, manifests.filter(({ name }) => name in needed).map((other) => other.path)];
    }),
  );
  return manifests.map(({ path, scripts }) => ({
    name: path,
    folder: join(root, path),
    build: scripts.build,
    uses: closure(path, direct),
  }));
}

function closure(name: string, direct: Map<string, string[]>): string[] {
  const found = new Set(direct.get(name));
  for (const one of found) for (const other of direct.get(one) ?? []) found.add(other);
  found.delete(name);
  return [...found].sort();
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
