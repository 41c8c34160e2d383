import { mkdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS, type SiteName } from '@vidriera/domain/site/areas';
import { CACHE } from '../cli/paths.ts';
import { type Site, siteFor } from '../sites/site.ts';

const PROJECT = 'drill';
/** Everything the drill of releases writes. */
export const DRILL = join(CACHE, PROJECT);

/** The link that a site's emulator serves: what is behind it changes in one moment, as in a release. */
const linkOf = (id: string): string => join(DRILL, 'public', id);

/** The site of the shell or of an area, as far as it is known without emulators. */
export const linkedSite = (name: SiteName): Site => siteFor(name, PROJECT, 'vidriera');

/** Has a site serve a folder. @returns has it serve again what it served before */
export function serve({ id }: Site, folder: string): () => void {
  const before = readlinkSync(linkOf(id));
  link(id, folder);
  return () => link(id, before);
}

/**
 * Has every site serve its package's build, whatever it served.
 * @returns what the emulators are to serve, by the sites' names
 */
export function linkBuilds(): Record<string, string> {
  rmSync(DRILL, { recursive: true, force: true });
  mkdirSync(join(DRILL, 'public'), { recursive: true });
  const sites = (['shell', ...AREAS] as const).map(linkedSite);
  for (const { id, dist } of sites) link(id, dist);
  return Object.fromEntries(sites.map(({ id }) => [id, join('.cache', PROJECT, 'public', id)]));
}

function link(id: string, folder: string): void {
  symlinkSync(folder, `${linkOf(id)}.next`);
  renameSync(`${linkOf(id)}.next`, linkOf(id));
}
