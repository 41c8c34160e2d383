import type { PageFiles } from '@vidriera/runtime/contract/page';
import { type BuildAssets, filesOf } from '@vidriera/runtime/contract/server-module';
import type { ScreenHandle } from '@vidriera/runtime/screen';

/** Sources of the shell that every page needs. */
const START = ['src/main.ts', 'src/bootstrap.tsx'];
/** The frame's bars, for a person whom the browser remembers. */
const BARS = 'src/frame/bars.ts';
/** They report who is signed in, and read private data. */
const REPORT = ['acts.ts', 'sdk/auth.ts', 'sdk/firestore.ts'].map((name) => `../session/src/${name}`);
/** Sources of an area: the entry by which the shell takes over its build, and the routes. */
const ADOPT = '../runtime/area/adopt.ts';
const ROUTES = 'src/routes.tsx';

interface Options {
  shell: BuildAssets;
  /** Of the area whose screen it is; nothing for a screen of the shell. */
  area: BuildAssets | undefined;
  /** Nothing where the frame shows an error in the screen's place. */
  handle: ScreenHandle | undefined;
  /** Whether the server rendered the screen; the browser then needs neither its loader nor who is signed in. */
  rendered: boolean;
}

/**
 * Finds the files of a page in the browser's builds of the shell and of one area. They are fetched at once, side by side.
 * @throws for a source that the build does not have
 */
export function pageFiles({ shell, area, handle, rendered }: Options): PageFiles {
  const build = area ?? shell;
  const start = START.map((source) => filesOf(shell, source));
  const members = handle?.member ? [BARS] : [];
  const report = handle?.member === 'reported' && !rendered ? REPORT : [];
  const ofShell = [...members, ...report].map((source) => filesOf(shell, source));
  const adopt = area ? [ADOPT, ROUTES].map((source) => filesOf(area, source)) : [];
  const screen = handle ? [filesOf(build, handle.source)] : [];
  const loader = handle && build.modules[handle.source.replace(/[^/]+$/, 'load.ts')];
  const others = [...adopt, ...screen, ...(loader && !rendered ? [loader] : []), ...ofShell];
  const sheets = [...new Set([...start, ...ofShell, ...screen].flatMap(({ css }) => css))];
  return {
    preloads: [...new Set(others.flatMap(({ js }) => js))],
    styles: sheets.map((href) => shell.sheets[href] ?? area?.sheets[href] ?? ''),
    sheets,
  };
}
