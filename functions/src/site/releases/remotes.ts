import { AREAS } from '@vidriera/domain/site/areas';
import type { Remotes } from '@vidriera/domain/site/config-schema';
import { firstCompatible } from '@vidriera/runtime/contract/compatibility';
import type { AreaBuild, ShellBuild } from '@vidriera/runtime/contract/manifest-schema';
import type { Releases } from './releases.ts';

/**
 * Returns the files of each area's first build that runs in this shell; leaves out areas without one.
 * @param usable whether the server can use a build; others are named only if there is none, because a browser may still render them
 */
export function remotesFor(
  shell: ShellBuild,
  { areas }: Pick<Releases, 'areas'>,
  usable: (build: AreaBuild) => boolean = () => true,
): Remotes {
  const entries = AREAS.flatMap((area) => {
    const builds = areas[area] ?? [];
    const build = firstCompatible(shell, builds.filter(usable)).build ?? firstCompatible(shell, builds).build;
    return build ? [[area, { entry: build.entry, adopt: build.adopt, js: build.js }]] : [];
  });
  return Object.fromEntries(entries);
}
