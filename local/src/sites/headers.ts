import { posix } from 'node:path';
import type { DeployedBuild } from './manifest.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Keeps a rule below 65,536 characters, the limit of the emulator's matcher. */
const MAX_NAMES_PER_RULE = 200;

export interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

/**
 * Returns rules that let browsers cache exactly the existing files for ever. A wider pattern would also
 * cache the 404 of an unreleased file (docs/decisions/releases.md).
 */
export function immutableRules(builds: DeployedBuild[]): HeaderRule[] {
  const files = new Set(builds.flatMap((build) => build.files));
  const folders = Map.groupBy([...files].sort(), (file) => posix.dirname(file));
  return [...folders].flatMap(([folder, paths]) =>
    inChunks(paths.map((path) => posix.basename(path))).map((names) => ({
      source: `${folder === '/' ? '' : folder}/@(${names.join('|')})`,
      headers: [{ key: 'Cache-Control', value: IMMUTABLE }],
    })),
  );
}

function inChunks(names: string[]): string[][] {
  const chunks: string[][] = [];
  for (let i = 0; i < names.length; i += MAX_NAMES_PER_RULE)
    chunks.push(names.slice(i, i + MAX_NAMES_PER_RULE));
  return chunks;
}
