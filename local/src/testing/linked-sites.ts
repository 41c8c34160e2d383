import { mkdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS, type SiteName } from '@vidriera/domain/site/areas';
import { CACHE } from '../cli/paths.ts';
import { type ReleaseSite, siteFor } from '../sites/site.ts';

const PROJECT = 'drill';
export const DRILL_FOLDER = join(CACHE, PROJECT);

/** Symbolic link served by a site's emulator. Replacing it changes the site atomically, like a release. */
const linkOf = (id: string): string => join(DRILL_FOLDER, 'public', id);

export const linkedSite = (name: SiteName): ReleaseSite => siteFor(name, PROJECT, 'vidriera');

/** Makes a site serve `folder`. @returns a function that restores the previous folder */
export function serveFolder({ id }: ReleaseSite, folder: string): () => void {
  const before = readlinkSync(linkOf(id));
  replaceLink(id, folder);
  return () => replaceLink(id, before);
}

/**
 * Makes every site serve its package's build.
 * @returns folders by site name, for the emulators
 */
export function linkBuilds(): Record<string, string> {
  rmSync(DRILL_FOLDER, { recursive: true, force: true });
  mkdirSync(join(DRILL_FOLDER, 'public'), { recursive: true });
  const sites = (['shell', ...AREAS] as const).map(linkedSite);
  for (const { id, dist } of sites) replaceLink(id, dist);
  return Object.fromEntries(sites.map(({ id }) => [id, join('.cache', PROJECT, 'public', id)]));
}

function replaceLink(id: string, folder: string): void {
  symlinkSync(folder, `${linkOf(id)}.next`);
  renameSync(`${linkOf(id)}.next`, linkOf(id));
}
