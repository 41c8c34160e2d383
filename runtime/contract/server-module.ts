import type { Area } from '@vidriera/domain/site/areas';
import type { SiteFacts } from '@vidriera/domain/site/operator';
import type { RouteObject } from '@vidriera/router';

/** Addresses of the files of a module. */
export interface ModuleFiles {
  /** The script that holds the module. */
  entry: string;
  /** That script and all that it imports, and their style sheets; those of imports first, as the browser applies them. */
  js: string[];
  css: string[];
}

/** Facts about the browser's build of the same sources, for the server. */
export interface BuildAssets {
  /** By source, for each entry and each module that is imported on demand: 'src/features/explore/explore.tsx', '../session/src/acts.ts'. */
  modules: Record<string, ModuleFiles>;
  /** Texts of the style sheets, by address. */
  sheets: Record<string, string>;
}

/** The files of a module. @throws when the build has no such source, or does not load it by itself */
export function filesOf({ modules }: BuildAssets, source: string): ModuleFiles {
  const found = modules[source];
  if (!found) throw new Error(`the build has no ${source}`);
  return found;
}

/** What an area's module for the server exports (runtime/area/server.ts). It requires the modules of runtime/contract/shared-modules.ts from the shell. */
export interface AreaServerModule {
  name: Area;
  routes: RouteObject[];
  assets: BuildAssets;
  /** Sets the facts that screens show in the area's copy of the session's settings. */
  setServerFacts: (facts: SiteFacts) => void;
}

declare global {
  /** Defined by the server's build of a package (runtime/build/server-config.ts). */
  const BUILD_ASSETS: BuildAssets;
  const AREA_NAME: Area;
}
