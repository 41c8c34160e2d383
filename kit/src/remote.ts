import type { RouteObject } from 'kit/router';

declare global {
  /** Written by the build (kit/vite/build-id.ts); 'dev' on a dev server. */
  const __BUILD_ID__: string;
}

/** What an area's one exposed module, `./routes`, holds. */
export interface AreaRoutes {
  /** Absolute paths, each route with an explicit `id` that starts with the area's name. */
  routes: RouteObject[];
  /** Hash of the area's and the kit's sources: the server's HTML of another build can't be hydrated. */
  buildId: string;
}
