import type { DeployedBuild } from '@vidriera/local/sites/manifest';
import type { ReleaseSite } from '@vidriera/local/sites/site';
import type { PreparedRelease } from './release.ts';

export function buildList(site: ReleaseSite, builds: DeployedBuild[] | undefined): string[] {
  if (!builds) return [`${site.id}: no release`];
  const lines = builds.map(({ id, retired, files, commit }, i) => {
    const since = i === 0 ? 'live' : `retired ${retired ?? '(no date)'}`;
    return `  ${id}  ${since}, ${files.length} files${commit ? `, commit ${commit}` : ''}`;
  });
  return [`${site.id}: ${builds.length} builds`, ...lines];
}

/** Describes a release in one line. */
export function releaseSummary({ site, live, builds, changes, fetched }: PreparedRelease): string {
  const { added, kept, dropped } = changes;
  const counts = `${added.length} files added, ${kept.length} kept, ${dropped.length} dropped, ${fetched} fetched from the live site`;
  return `${site.id}${live ? '' : ' (first release)'}: build ${builds[0]?.id} of ${builds.length}; ${counts}`;
}

/** Describes a release file by file. */
export function releaseDetails(release: PreparedRelease): string[] {
  const { added, kept, dropped } = release.changes;
  const withMark = (mark: string, files: string[]): string[] => files.map((file) => `  ${mark} ${file}`);
  return [
    releaseSummary(release),
    ...withMark('+', added),
    ...withMark('=', kept),
    ...withMark('-', dropped),
  ];
}
