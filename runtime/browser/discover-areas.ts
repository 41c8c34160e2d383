import type { Area } from '@vidriera/domain/site/areas';
import { ownerOf } from '@vidriera/domain/site/owner';
import type { RouteObject } from '@vidriera/router';
import { pageConfig } from '@vidriera/session/config';
import { loadArea } from './load-area.ts';
import { PARENT_ROUTE_ID } from './parent-route.ts';

/** Whether the shell's site no longer keeps the build of this page; `false` when the request fails. */
async function isShellOutdated(): Promise<boolean> {
  try {
    const answer = await fetch(`/remotes.json?shell=${pageConfig().shell}`, { cache: 'reload' });
    return answer.status === 410;
  } catch {
    return false; // the caller shows its own error
  }
}

interface Discovery {
  path: string;
  signal: AbortSignal;
  patch: (routeId: string | null, children: RouteObject[]) => void;
}

/**
 * Makes React Router's `patchRoutesOnNavigation`: it mounts the routes of the area that owns the path. The router calls it again for every
 * address whose match has parameters, and shows its errors inside the frame, where a retry loads the area again.
 * @param mountedAreas areas whose routes the router was made with
 * @param destination of the navigation, as a path with search and hash; `undefined` while the router loads its first screen
 * @throws Failure 'area-down'
 */
export function discoverAreas(
  mountedAreas: Area[] = [],
  destination: () => string | undefined = () => undefined,
) {
  const mounted = new Set<Area>(mountedAreas);
  return async ({ path, signal, patch }: Discovery): Promise<void> => {
    const owner = ownerOf(path);
    if (!owner || owner === 'shell' || mounted.has(owner)) return;
    const to = destination();
    const { routes } = await loadArea(owner).catch((error: unknown) => reloadIfOutdated(error, to, signal));
    // The router drops routes patched for an aborted navigation; the next one mounts them.
    if (signal.aborted || mounted.has(owner)) return;
    mounted.add(owner);
    patch(PARENT_ROUTE_ID, routes);
  };
}

/**
 * Navigates by a new document when the shell's build is outdated. The router's blockers have asked about unsaved forms before.
 * @throws the error itself in any other tab
 */
async function reloadIfOutdated(error: unknown, to: string | undefined, signal: AbortSignal): Promise<never> {
  if (to === undefined || !(await isShellOutdated()) || signal.aborted) throw error;
  location.assign(new URL(to, location.origin).href);
  return new Promise<never>(() => undefined); // the browser leaves the document
}
