import { join } from 'node:path';
import { packageOf, type SiteName, siteOf } from '@vidriera/domain/site/areas';
import { CACHE, ROOT } from '../cli/paths.ts';

/** A Hosting site of a project, and where its next release comes from. */
export interface Site {
  name: SiteName;
  /** Hosting's name for it: 'vidriera-explore'. */
  id: string;
  /** Where it is live, whatever domain leads to it besides. */
  origin: string;
  /** What firebase.json calls the folder of its build: 'explore-mf/dist'. */
  folder: string;
  /** The same folder where it lies, laid out as on the site. */
  dist: string;
  /** Its manifest's address on the site. */
  manifest: string;
  /** Where a release of it is prepared. */
  work: string;
}

/** The site of the shell or of an area in a project whose sites' names begin with `prefix`. */
export function siteFor(name: SiteName, project: string, prefix: string): Site {
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
