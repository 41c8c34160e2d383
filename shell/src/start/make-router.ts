import type { Area } from '@vidriera/domain/site/areas';
import { createBrowserRouter, matchRoutes, type RouteObject, tellLoaders } from '@vidriera/router';
import { canonicalAddress } from '@vidriera/runtime/canonical-address';
import type { PageData } from '@vidriera/runtime/contract/page';
import { discoverAreas } from '@vidriera/runtime/discover-areas';
import { loadArea } from '@vidriera/runtime/load-area';
import type { ScreenHandle } from '@vidriera/runtime/screen';
import { sessionHint } from '@vidriera/session';
import { routeTree } from '../routes.tsx';

export type Router = ReturnType<typeof createBrowserRouter>;
type HydrationState = Pick<PageData, 'loaderData' | 'errors'>;

/**
 * Returns the router of a server-rendered page, after loading the screen's code.
 * @returns `same: false` if hydration is impossible: the area's build is another one, the address differs, or the screen is for signed-in
 * people and the browser remembers none. The router then runs the loaders, and the guard asks Auth
 * @throws Failure 'area-down', or the error of a failed chunk
 */
export async function takeOverRouter(page: PageData): Promise<{ router: Router; same: boolean }> {
  const area = page.area ? await loadArea(page.area) : undefined;
  const tree = routeTree(area?.routes);
  const handles = handlesAt(tree);
  await Promise.all(handles.map((handle) => handle?.preload?.()));
  const guarded = handles.some((handle) => handle?.remembered) && !sessionHint();
  const same = area?.adopted !== false && page.address === canonicalAddress(tree, location) && !guarded;
  const hydrationData = same ? { loaderData: page.loaderData, errors: page.errors } : undefined;
  return { router: browserRouter(tree, page.area ? [page.area] : [], hydrationData), same };
}

/** Creates the router. @param here areas whose routes are in the tree */
export function browserRouter(
  tree: RouteObject[],
  here: Area[] = [],
  hydrationData?: HydrationState,
): Router {
  let router: Router | undefined;
  router = tellLoaders((options) =>
    createBrowserRouter(tree, {
      ...options,
      patchRoutesOnNavigation: discoverAreas(here, () => {
        const to = router?.state.navigation.location;
        return to && to.pathname + to.search + to.hash;
      }),
      ...(hydrationData && { hydrationData }),
    }),
  );
  return router;
}

/** Returns the handles of the screens at the current address. */
const handlesAt = (tree: RouteObject[]) =>
  (matchRoutes(tree, location) ?? []).map(({ route }) => route.handle as Partial<ScreenHandle> | undefined);

/** Resolves when the router has loaded its first screen. */
export function whenInitialized(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}
