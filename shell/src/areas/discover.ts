import type { Area } from 'domain/site/areas';
import { ownerOf } from 'domain/site/owner';
import type { RouteObject } from 'kit/router';
import { BODY_ID } from './body.ts';
import { loadArea } from './load-area.ts';
import { isOutdated } from './outdated.ts';

interface Discovery {
  path: string;
  signal: AbortSignal;
  patch: (routeId: string | null, children: RouteObject[]) => void;
}

/**
 * React Router's `patchRoutesOnNavigation`: mounts the routes of the area that owns the path. It is called again for every
 * address whose match has parameters. In a tab that is older than what the sites keep, an area that can't be loaded makes the navigation one of
 * the whole document; what stands unsaved in a form was asked about before.
 * @param here areas whose routes the router was made with
 */
export function discoverAreas(here: Area[] = []) {
  const mounted = new Set<Area>(here);
  return async ({ path, signal, patch }: Discovery): Promise<void> => {
    const owner = ownerOf(new URL(path, 'http://localhost').pathname);
    if (!owner || owner === 'shell' || mounted.has(owner)) return;
    const { routes } = await loadArea(owner).catch((error: unknown) => anew(path, error));
    // The router drops what is patched for a navigation that was given up: the next one mounts it.
    if (signal.aborted || mounted.has(owner)) return;
    mounted.add(owner);
    patch(BODY_ID, routes);
  };
}

/** Goes to `path` as a whole document where this page is outdated. @throws `error` where it is not, or is at `path` already */
async function anew(path: string, error: unknown): Promise<never> {
  if (path === location.pathname + location.search || !(await isOutdated())) throw error;
  location.assign(path);
  return new Promise<never>(() => undefined); // the document goes
}
