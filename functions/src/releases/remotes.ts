import { AREAS } from '@vidriera/domain/site/areas';
import type { Remotes } from '@vidriera/domain/site/config-schema';
import { firstCompatible } from '@vidriera/runtime/contract/compatibility';
import type { AreaBuild, ShellBuild } from '@vidriera/runtime/contract/manifest-schema';
import type { Releases } from './releases.ts';

/**
 * Where a browser finds each area: the first build that runs in this shell. An area that has none is left out.
 * @param usable whether a server can use a build: one it can't is named only where there is no other, for a browser may still do
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
