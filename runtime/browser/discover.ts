import type { Area } from '@vidriera/domain/site/areas';
import { ownerOf } from '@vidriera/domain/site/owner';
import type { RouteObject } from '@vidriera/router';
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
 * address whose match has parameters. What it throws is shown inside the frame, and a retry looks for the area anew.
 * @param here areas whose routes the router was made with
 * @param target where the router is going, as a path with search and hash; `undefined` while it loads its first screen
 * @throws Failure 'area-down'
 */
export function discoverAreas(here: Area[] = [], target: () => string | undefined = () => undefined) {
  const mounted = new Set<Area>(here);
  return async ({ path, signal, patch }: Discovery): Promise<void> => {
    const owner = ownerOf(path);
    if (!owner || owner === 'shell' || mounted.has(owner)) return;
    const to = target();
    const { routes } = await loadArea(owner).catch((error: unknown) => orNewDocument(error, to, signal));
    // The router drops what is patched for a navigation that was given up: the next one mounts it.
    if (signal.aborted || mounted.has(owner)) return;
    mounted.add(owner);
    patch(BODY_ID, routes);
  };
}

/**
 * In a tab that is older than what the sites keep, an area that can't be loaded makes the navigation one of the whole document; unsaved
 * forms were asked about before.
 * @throws the error itself in any other tab
 */
async function orNewDocument(error: unknown, to: string | undefined, signal: AbortSignal): Promise<never> {
  if (to === undefined || !(await isOutdated()) || signal.aborted) throw error;
  location.assign(new URL(to, location.origin).href);
  return new Promise<never>(() => undefined); // the document goes
}
