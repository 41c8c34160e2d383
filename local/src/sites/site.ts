import { join } from 'node:path';
import { packageOf, type SiteName, siteOf } from '@vidriera/domain/site/areas';
import { CACHE, ROOT } from '../cli/paths.ts';

export interface ReleaseSite {
  name: SiteName;
  /** Hosting's site name: 'vidriera-explore'. */
  id: string;
  /** Default origin, without custom domains. */
  origin: string;
  /** Build folder, as in firebase.json: 'explore-mf/dist'. */
  folder: string;
  /** Absolute path of the same folder. */
  dist: string;
  manifest: string;
  work: string;
}

/**
 * Returns the site of the shell or an area.
 * @param prefix of the project's site names
 */
export function siteFor(name: SiteName, project: string, prefix: string): ReleaseSite {
  const id = siteOf(name, prefix);
  const folder = `${packageOf(name)}/dist`;
  return {
    name,
    id,
    origin: `https://${id}.web.app`,
    folder,
    dist: join(ROOT, folder),
    manifest: name === 'shell' ? '/shell.json' : `/r/${name}/remote.json`,
    work: join(CACHE, 'deploy', project, id),
  };
}
