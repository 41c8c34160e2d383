/** The routes of the area that is built: an alias for its `src/routes.tsx` (runtime/build/area-config.ts). */
declare module 'area-routes' {
  export const routes: import('@vidriera/router').RouteObject[];
}
