import type { RouteObject } from '@vidriera/router';

/** What an area's one exposed module, `./routes`, holds. */
export interface AreaRoutes {
  /** Absolute paths, each route with an explicit `id` that starts with the area's name. */
  routes: RouteObject[];
}
