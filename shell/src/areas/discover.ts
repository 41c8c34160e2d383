import type { Area } from 'domain/config';
import type { RouteObject } from 'kit/router';
import { loadArea } from './load-area.ts';
import { ownerOf } from './owner.ts';

/** The route under which every screen is mounted, inside the frame. */
export const BODY_ID = 'body';

interface Discovery {
  path: string;
  patch: (routeId: string | null, children: RouteObject[]) => void;
}

/**
 * React Router's `patchRoutesOnNavigation`: mounts the routes of the area that owns the path. It is called again for every
 * address whose match has parameters.
 */
export function discoverAreas() {
  const mounted = new Set<Area>();
  return async ({ path, patch }: Discovery): Promise<void> => {
    const owner = ownerOf(new URL(path, 'http://localhost').pathname);
    if (owner === null || owner === 'shell' || mounted.has(owner)) return;
    const { routes } = await loadArea(owner);
    if (mounted.has(owner)) return;
    mounted.add(owner);
    patch(BODY_ID, routes);
  };
}
