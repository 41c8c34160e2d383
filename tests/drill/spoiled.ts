import { createHash, randomUUID } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type AreaBuild, areaBuildSchema, readBuilds } from '@vidriera/runtime/contract/manifest-schema';
import { DRILL_FOLDER } from '../../local/src/testing/linked-sites.ts';

const MANIFEST = 'r/explore/remote.json';
const HASH = /-[\w-]{8}(?=\.(?:js|cjs|css)$)/;
const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

export function liveBuildOf(folder: string): AreaBuild {
  const [build] = readBuilds(areaBuildSchema, JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')));
  if (!build) throw new Error(`${folder} contains no build of explore`);
  return build;
}

/**
 * Copies a build of explore as a new build with changed files, new file names and correct digests.
 * @param which matches the paths of files to change
 * @returns its folder
 */
export function copyWithChanges(dist: string, which: RegExp, change: (text: string) => string): string {
  const id = randomUUID();
  const folder = join(DRILL_FOLDER, 'spoiled', id);
  cpSync(dist, folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => HASH.test(file));
  const names = new Map(
    files
      .map((file) => basename(file))
      .map((name) => [name, name.replace(HASH, `-${digest(id + name).slice(0, 8)}`)]),
  );
  const renamed = (text: string) =>
    [...names].reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
  for (const file of files) {
    const path = join(folder, file);
    const text = renamed(readFileSync(path, 'utf8'));
    writeFileSync(path, which.test(file) ? change(text) : text);
    renameSync(path, join(folder, dirname(file), names.get(basename(file)) ?? ''));
  }
  const build: AreaBuild = JSON.parse(renamed(JSON.stringify(liveBuildOf(dist))));
  const server = build.server && {
    ...build.server,
    sha256: digest(readFileSync(join(folder, build.server.file), 'utf8')),
  };
  const manifest = { builds: [{ ...build, id: digest(id).slice(0, 12), server }] };
  writeFileSync(join(folder, MANIFEST), JSON.stringify(manifest));
  return folder;
}
