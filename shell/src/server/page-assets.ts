import type { BareScreen } from '@vidriera/runtime/contract/page';
import type { BuildAssets, ParsedSheet, ScreenAssets } from '@vidriera/runtime/contract/server-module';
import type { ScreenHandle } from '@vidriera/runtime/screen';
import { wholeStyles } from './used-styles.ts';

/** The shell's start: what it has is every page's. */
const START = 'src/bootstrap.tsx';
const BARS = 'src/frame/bars.ts';
/** What the browser asks for that draws a screen for somebody it remembers: the frame's bars. */
const MEMBERS = [BARS];
/** What tells who it is, and reads what is theirs. */
const REPORT = ['acts.ts', 'sdk/auth.ts', 'sdk/firestore.ts'].map((name) => `../session/src/${name}`);

/** What a drawn page brings along. */
interface PageAssets {
  /** In the order in which the browser applies them. */
  sheets: ParsedSheet[];
  /** The scripts it is taken over with, the shell's own start aside. */
  scripts: string[];
}

/**
 * Finds what a page needs of the browser's builds of the shell and of one area.
 * @returns a function of whose screen it is, and of its handle; none where the frame itself shows something in the screen's place. It throws when
 * that build has no such screen
 */
export function pageAssets(shell: BuildAssets, area: BuildAssets | undefined) {
  const start = of(shell, START);
  return (isAreas: boolean, handle: ScreenHandle | undefined): PageAssets => {
    const build = isAreas && area ? area : shell;
    const own = handle ? of(build, handle.source) : { css: [], links: [], js: [] };
    return {
      sheets: [...new Set([...sheetsOf(shell, start), ...sheetsOf(build, own)])],
      scripts: [
        ...new Set([...(build.adopt?.js ?? []), ...own.js, ...(handle?.member ? of(shell, BARS).js : [])]),
      ],
    };
  };
}

const sheetsOf = ({ sheets }: BuildAssets, { css }: Pick<ScreenAssets, 'css'>) =>
  css.map((index) => sheets[index] ?? []);

/** What a screen that the browser draws needs besides the shell's start: all that its first content waits for, in one go. */
export function bareAssets(
  shell: BuildAssets,
  area: BuildAssets | undefined,
  handle: ScreenHandle,
): Pick<BareScreen, 'preloads' | 'styles' | 'sheets'> {
  const build = area ?? shell;
  const screen = of(build, handle.source);
  const loader = build.screens[handle.source.replace(/[^/]+$/, 'load.ts')];
  const members = [...(handle.member ? MEMBERS : []), ...(handle.member === 'reported' ? REPORT : [])];
  const ofShell = members.map((source) => of(shell, source));
  const scripts = [screen, loader, ...ofShell].flatMap((assets) => assets?.js ?? []);
  const frame = [of(shell, START), ...ofShell];
  const sheets = [...frame.flatMap((assets) => sheetsOf(shell, assets)), ...sheetsOf(build, screen)];
  return {
    preloads: [...new Set([...(area?.adopt?.js ?? []), ...scripts])],
    styles: [shell.base ?? '', ...wholeStyles([...new Set(sheets)])],
    sheets: [...new Set([...frame, screen].flatMap(({ links }) => links))],
  };
}

function of({ screens }: BuildAssets, source: string): ScreenAssets {
  const found = screens[source];
  if (!found) throw new Error(`the build has no ${source}`);
  return found;
}
