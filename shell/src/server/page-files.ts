import type { PageFiles } from '@vidriera/runtime/contract/page';
import { type BuildAssets, filesOf } from '@vidriera/runtime/contract/server-module';
import type { ScreenHandle } from '@vidriera/runtime/screen';

/** Sources of the shell that every page needs. */
const START = ['src/main.ts', 'src/bootstrap.tsx'];
/** The frame's bars, for a remembered person. */
const BARS = 'src/frame/bars.ts';
/** Sources for Auth's report and private data. */
const REPORT = ['acts.ts', 'sdk/auth.ts', 'sdk/firestore.ts'].map((name) => `../session/src/${name}`);
/** Sources of an area: the entry that hands its build to the shell, and the routes. */
const ADOPT = '../runtime/area/adopt.ts';
const ROUTES = 'src/routes.tsx';

interface Options {
  shell: BuildAssets;
  /** The build of the screen's area; undefined for the shell. */
  area: BuildAssets | undefined;
  /** Undefined if the frame shows an error instead of the screen. */
  handle: ScreenHandle | undefined;
  /** Whether the server rendered the screen; the browser then needs neither its loader nor Auth. */
  rendered: boolean;
}

/**
 * Finds the files of a page in the browser's builds of the shell and of one area. The browser fetches them in parallel.
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
  const preloadedFiles = [...adopt, ...screen, ...(loader && !rendered ? [loader] : []), ...ofShell];
  const sheets = [...new Set([...start, ...ofShell, ...screen].flatMap(({ css }) => css))];
  return {
    preloads: [...new Set(preloadedFiles.flatMap(({ js }) => js))],
    styles: sheets.map((href) => shell.sheets[href] ?? area?.sheets[href] ?? ''),
    sheets,
  };
}
