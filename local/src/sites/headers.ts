import { posix } from 'node:path';
import type { Kept } from './manifest.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Below the 65,536 characters at which the emulator's matcher refuses a pattern, with any names. */
const NAMES_IN_A_RULE = 200;

/** A rule of a Hosting configuration. */
export interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

/**
 * The rules by which browsers keep for ever exactly the files that are there: a wider pattern would be laid over the 404 of a file that is not
 * there yet as well (docs/decisions/releases.md).
 */
export function immutable(builds: Kept[]): HeaderRule[] {
  const files = new Set(builds.flatMap((build) => build.files));
  const folders = Map.groupBy([...files].sort(), (file) => posix.dirname(file));
  return [...folders].flatMap(([folder, paths]) =>
    inParts(paths.map((path) => posix.basename(path))).map((names) => ({
      source: `${folder === '/' ? '' : folder}/@(${names.join('|')})`,
      headers: [{ key: 'Cache-Control', value: FOR_EVER }],
    })),
  );
}

function inParts(names: string[]): string[][] {
  const parts: string[][] = [];
  for (let i = 0; i < names.length; i += NAMES_IN_A_RULE) parts.push(names.slice(i, i + NAMES_IN_A_RULE));
  return parts;
}
