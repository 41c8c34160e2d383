import { join, resolve } from 'node:path';

/** The repository's folder. */
export const ROOT = resolve(import.meta.dirname, '../../..');

/** Everything that may be thrown away at any time: launchers, stamps, logs, run files. */
export const CACHE = join(ROOT, '.cache');

/** Where the local stack keeps its data from one day to the next. */
export const DATA = join(ROOT, '.data');

/** The project's own Node, on which every child process runs. */
export const NODE = process.execPath;

/** A file of node_modules, as an absolute path. */
export function inModules(...parts: string[]): string {
  return join(ROOT, 'node_modules', ...parts);
}
