import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../../..');

/** Disposable. */
export const CACHE = join(ROOT, '.cache');

/** Data of the local stack, kept between runs. */
export const DATA = join(ROOT, '.data');

/** The project's Node. Child processes run on it. */
export const NODE = process.execPath;

export function modulePath(...parts: string[]): string {
  return join(ROOT, 'node_modules', ...parts);
}
