import type { Area } from 'domain/site/areas';
import { ownerOf } from 'domain/site/owner';
import { isLate, stands } from 'kit/late';
import { orLate } from 'kit/late-screen';
import type { RouteObject } from 'kit/router';
import { BODY_ID } from './body.ts';
import { leaveOut, leftOut } from './left-out.ts';
import { loadArea } from './load-area.ts';

interface Discovery {
  path: string;
  signal: AbortSignal;
  patch: (routeId: string | null, children: RouteObject[]) => void;
}

/**
 * React Router's `patchRoutesOnNavigation`: mounts the routes of the area that owns the path. It is called again for every
 * address whose match has parameters. An area that is late, or can't be loaded, leaves the address without a route of its own: what
 * is said of it then is the route's for all others (left-out.ts).
 * @param here areas whose routes the router was made with
 */
export function discoverAreas(here: Area[] = []) {
  const mounted = new Set<Area>(here);
  return async ({ path, signal, patch }: Discovery): Promise<void> => {
    const owner = ownerOf(path);
    if (!owner || owner === 'shell' || mounted.has(owner)) return;
    const loading = leftOut(path) ?? loadArea(owner);
    const loaded = await (stands(path) ? loading : orLate(loading)).catch(() => undefined);
    // The router drops what is patched for a navigation that was given up: the next one mounts it.
    if (signal.aborted || mounted.has(owner)) return;
    if (!loaded || isLate(loaded)) {
      leaveOut({ path, loading, late: loaded });
      return;
    }
    mounted.add(owner);
    patch(BODY_ID, loaded.routes);
  };
}
