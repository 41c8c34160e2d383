import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Package } from './packages.ts';

/** Folders that are made, not written, and files that no build reads. */
const NOT_SOURCE = /^(node_modules|dist.*|test-results|\..*|.*\.tsbuildinfo)$/;
const TEST = /\.test\.tsx?$/;
/** Files of the repository's folder that every build depends on. */
const SHARED = /(^package-lock\.json|^tsconfig\.base\.json|\.(ts|mts|js|mjs))$/;

/** A hash of everything the build of `pkg` reads: its sources, those of the packages it uses, and the shared files. */
export function fingerprint(pkg: Package, all: Package[], root: string): string {
  const used = all.filter(({ name }) => pkg.uses.includes(name));
  const hash = createHash('sha256')
    .update(process.version)
    .update(pkg.build ?? '');
  const add = (file: string): void => {
    hash.update(`\0${file}\0`).update(readFileSync(file));
  };
  for (const name of readdirSync(root).sort()) if (SHARED.test(name)) add(join(root, name));
  for (const { folder } of [pkg, ...used]) for (const file of sources(folder)) add(file);
  return hash.digest('hex');
}

/** How many files, and how many bytes, lie in each of the package's output folders: a half-deleted output shows. */
export function outputs(pkg: Package): Record<string, [files: number, bytes: number]> {
  const found: Record<string, [number, number]> = {};
  for (const name of readdirSync(pkg.folder).filter((entry) => entry.startsWith('dist'))) {
    const files = walk(join(pkg.folder, name));
    found[name] = [files.length, files.reduce((sum, file) => sum + statSync(file).size, 0)];
  }
  return found;
}

function sources(folder: string): string[] {
  return existsSync(folder) ? walk(folder, NOT_SOURCE).filter((file) => !TEST.test(file)) : [];
}

function walk(folder: string, skip?: RegExp): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !skip?.test(name));
  const sorted = entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  return sorted.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return walk(path, skip);
    return entry.isFile() ? [path] : [];
  });
}
