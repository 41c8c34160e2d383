import type { Area } from '@vidriera/domain/site/areas';
import type { RouteObject } from '@vidriera/router';

/** A selector, and the classes that have to occur in the markup for it to match. */
export interface Selector {
  text: string;
  classes: string[];
}

/** A piece of a style sheet, as a build takes it apart (runtime/build/style-rules.ts). */
export type StyleRule =
  | { kind: 'rule'; selectors: Selector[]; block: string }
  /** `@media` and its like. */
  | { kind: 'group'; prelude: string; rules: StyleRule[] }
  /** What stands whatever the markup is: fonts, key frames, the order of layers. */
  | { kind: 'always'; text: string };

export type ParsedSheet = StyleRule[];

/** What a screen needs of the browser's build. */
export interface ScreenAssets {
  /** Indices into `sheets`, in the order in which the browser applies them. */
  css: number[];
  /** Addresses of their files. */
  links: string[];
  /** Addresses of its script and of all that script imports. */
  js: string[];
}

/** What a server has to know of the browser's build of the same sources. */
export interface BuildAssets {
  /** By source, of all that is fetched when it is wanted: 'src/features/explore/explore.tsx', '../session/src/acts.ts'. */
  screens: Record<string, ScreenAssets>;
  sheets: ParsedSheet[];
  /** The script by which the area is taken over, and all that comes with it; none in the shell's. */
  adopt?: { entry: string; js: string[] };
  /** Text of the page's own style sheet, minified: tokens and what has no class. None in an area's. */
  base?: string;
}

/** What an area's module for the server exports. The names of runtime/contract/shared.ts are required of the shell's. */
export interface AreaServerModule {
  name: Area;
  routes: RouteObject[];
  assets: BuildAssets;
  /** Tells the area's copy of the kit the site's public origin. */
  setServerOrigin: (origin: string) => void;
}
