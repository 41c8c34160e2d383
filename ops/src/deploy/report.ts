import type { DeployedBuild } from '@vidriera/local/sites/manifest';
import type { ReleaseSite } from '@vidriera/local/sites/site';
import type { Release } from './release.ts';

/** A site's kept builds, a line each. */
export function listed(site: ReleaseSite, builds: DeployedBuild[] | undefined): string[] {
  if (!builds) return [`${site.id}: nothing was ever released`];
  const lines = builds.map(({ id, retired, files }, i) => {
    const since = i === 0 ? 'live' : `retired ${retired ?? '(no date)'}`;
    return `  ${id}  ${since}, ${files.length} files`;
  });
  return [`${site.id}: ${builds.length} kept`, ...lines];
}

/** What a release would do, in one line. */
export function summary({ site, live, builds, changes, fetched }: Release): string {
  const { added, kept, dropped } = changes;
  const counts = `${added.length} files added, ${kept.length} kept, ${dropped.length} dropped, ${fetched} fetched from the live site`;
  return `${site.id}${live ? '' : ' (first release)'}: build ${builds[0]?.id} of ${builds.length}; ${counts}`;
}

/** The same, file by file. */
export function detailed(release: Release): string[] {
  const { added, kept, dropped } = release.changes;
  const marked = (mark: string, files: string[]): string[] => files.map((file) => `  ${mark} ${file}`);
  return [summary(release), ...marked('+', added), ...marked('=', kept), ...marked('-', dropped)];
}
