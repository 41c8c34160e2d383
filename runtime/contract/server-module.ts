import type { Area } from '@vidriera/domain/site/areas';
import type { SiteFacts } from '@vidriera/domain/site/operator';
import type { RouteObject } from '@vidriera/router';

/** Addresses of the files of a module. */
export interface ModuleFiles {
  entry: string;
  /** `entry`, its imports, and their style sheets. Imports come first, as the browser applies them. */
  js: string[];
  css: string[];
}

/** Facts about the browser's build of the same sources, for the server. */
export interface BuildAssets {
  /** Files of each entry and dynamic import, by source: 'src/features/explore/explore.tsx', '../session/src/acts.ts'. */
  modules: Record<string, ModuleFiles>;
  /** Texts of the style sheets, by address. */
  sheets: Record<string, string>;
}

/** Returns the files of a module. @throws if the source is neither an entry nor a dynamic import of the build */
export function filesOf({ modules }: BuildAssets, source: string): ModuleFiles {
  const found = modules[source];
  if (!found) throw new Error(`the build has no ${source}`);
  return found;
}

/** Exports of an area's server module (runtime/area/server.ts). The shell provides the modules of runtime/contract/shared-modules.ts. */
export interface AreaServerModule {
  name: Area;
  routes: RouteObject[];
  assets: BuildAssets;
  /** Sets the site's facts in the area's copy of the session package. */
  setServerFacts: (facts: SiteFacts) => void;
}

declare global {
  /** Defined by the server's build of a package (runtime/build/server-config.ts). */
  const BUILD_ASSETS: BuildAssets;
  const AREA_NAME: Area;
}
