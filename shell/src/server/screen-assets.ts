import type { Area } from 'domain/site/areas';
import type { ScreenHandle } from 'kit/screen';

/** What a screen needs of the browser's build. */
export interface ScreenAssets {
  /** Indices into `sheets`, in the order in which the browser applies them. */
  css: number[];
  /** Addresses of its script and of all that script imports. */
  js: string[];
}

/** What shell/vite/screen-assets.ts read from the browser's builds. */
export interface BrowserBuilds {
  /** By area (or 'shell') and source: 'explore/src/features/explore/explore.tsx'. */
  screens: Record<string, ScreenAssets>;
  /** The shell's own, on every page. */
  start: ScreenAssets;
  /** By area: the script by which it is taken over, and all that comes with it. */
  adopt: Partial<Record<Area | 'shell', { entry: string; js: string[] }>>;
  /** The page's own style sheet, minified, its addresses absolute: tokens and what has no class. */
  base: string;
  /** Texts of the others. */
  sheets: string[];
}

/**
 * A screen's style sheets, in the order in which the browser applies them, and the scripts it is taken over with.
 * @param handle of the screen's route; none where the frame itself shows something in its place
 * @throws when the browser's build has no such screen
 */
export function assetsOf(
  { screens, start, sheets, adopt }: BrowserBuilds,
  owner: Area | 'shell',
  handle: ScreenHandle | undefined,
) {
  const own = handle ? screens[`${owner}/${handle.source}`] : { css: [], js: [] };
  if (!own) throw new Error(`${owner} was built without ${handle?.source}`);
  return {
    sheets: [...new Set([...start.css, ...own.css])].map((index) => sheets[index] ?? ''),
    scripts: [...new Set([...start.js, ...(adopt[owner]?.js ?? []), ...own.js])],
  };
}
