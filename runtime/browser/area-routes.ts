import type { RouteObject } from '@vidriera/router';

/** The exports of an area's module `./routes`. */
export interface AreaRoutes {
  /** Absolute paths, each route with an explicit `id` that starts with the area's name. */
  routes: RouteObject[];
}
