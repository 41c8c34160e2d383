import { join } from 'node:path';
import { AREAS, packageOf, type SiteName } from '@vidriera/domain/site/areas';

const ROOT = join(import.meta.dirname, '../..');

interface Route {
  id: string;
  path?: string;
  /** Only screens have a source. */
  handle?: { source?: string; publicQuery?: readonly string[]; member?: string };
  children?: Route[];
}

const importRoutes = <T>(site: SiteName): Promise<T> =>
  import(join(ROOT, packageOf(site), 'src/routes.tsx')) as Promise<T>;
const withChildren = (route: Route): Route[] => [route, ...(route.children ?? []).flatMap(withChildren)];

const { routeTree } = await importRoutes<{ routeTree: (areas: Route[]) => Route[] }>('shell');
const areas = await Promise.all(AREAS.map((area) => importRoutes<{ routes: Route[] }>(area)));

/** Every screen of the product. */
export const SCREENS = routeTree(areas.flatMap(({ routes }) => routes))
  .flatMap(withChildren)
  .flatMap(({ id, path = '/', handle: { source, publicQuery, member } = {} }) => {
    const site = id.slice(0, id.indexOf('.')) as SiteName;
    return source ? [{ id, path, site, source, member, isPublic: Boolean(publicQuery && !member) }] : [];
  });

/** Paths of the screens for signed-in people that need no parameter. */
export const MEMBER_PATHS = SCREENS.filter(({ member, path }) => member && !path.includes(':')).map(
  ({ path }) => path,
);
