import type { ScreenHandle } from 'kit/screen';
import type { BuildAssets, ParsedSheet, ScreenAssets } from 'kit/server-module';

/** The shell's start: what it has is every page's. */
const START = 'src/bootstrap.tsx';
/** What the browser asks for that draws a screen for somebody it remembers: the frame's bars, what follows a session, what parses (zod). */
const MEMBERS = ['src/frame/bars.ts', '../kit/src/session/acts.ts'];
/** How a screen is gone to. */
const READING = '../kit/src/screen/reading.ts';
/** What tells who it is, and reads what is theirs. */
const REPORT = ['../kit/src/session/sdk/auth.ts', '../kit/src/session/sdk/firestore.ts'];

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
  const sheetsOf = ({ sheets }: BuildAssets, { css }: ScreenAssets) =>
    css.map((index) => sheets[index] ?? []);
  return (isAreas: boolean, handle: ScreenHandle | undefined): PageAssets => {
    const build = isAreas && area ? area : shell;
    const own = handle ? of(build, handle.source) : { css: [], js: [] };
    return {
      sheets: [...new Set([...sheetsOf(shell, start), ...sheetsOf(build, own)])],
      scripts: [...new Set([...(build.adopt?.js ?? []), ...own.js])],
    };
  };
}

/** The scripts of a screen that the browser draws, besides the shell's start: all that its first content waits for, in one go. */
export function bareScripts(
  shell: BuildAssets,
  area: BuildAssets | undefined,
  handle: ScreenHandle,
): string[] {
  const build = area ?? shell;
  const loader = build.screens[handle.source.replace(/[^/]+$/, 'load.ts')];
  const ofShell = [...(handle.member ? MEMBERS : []), ...(handle.member === 'reported' ? REPORT : [])];
  const needed = [
    of(build, handle.source),
    of(build, READING),
    loader,
    ...ofShell.map((source) => of(shell, source)),
  ];
  return [...new Set([...(area?.adopt?.js ?? []), ...needed.flatMap((assets) => assets?.js ?? [])])];
}

function of({ screens }: BuildAssets, source: string): ScreenAssets {
  const found = screens[source];
  if (!found) throw new Error(`the build has no ${source}`);
  return found;
}
