import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const ON_MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
/**
 * Headless Chromium: the same engine at half the work per page. It preloads images further below the screen,
 * so tests that count requests use a whole browser.
 */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * Flags for tests: no sandbox (root in containers), no background traffic, and the letter widths of a
 * windowed browser.
 */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/**
 * Finds a whole Chromium: CHROME_PATH, PATH, Chrome on macOS, or Playwright's download.
 * @param playwrights path of Playwright's download
 * @returns its path; undefined if none is installed
 */
export function findChromium(playwrights: string, env: NodeJS.ProcessEnv = process.env): string | undefined {
  return first([env.CHROME_PATH, ...onPath(BROWSERS, env), ON_MACOS, playwrights]);
}

/** Finds a headless Chromium by CHROME_PATH or PATH; undefined if none is installed. */
export function findShell(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return first([env.CHROME_PATH, ...onPath(SHELLS, env)]);
}

const onPath = (names: string[], env: NodeJS.ProcessEnv): string[] =>
  names.flatMap((name) => (env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)));

const first = (paths: (string | undefined)[]): string | undefined =>
  paths.find((path) => path !== undefined && isProgram(path));

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false; // missing or not executable
  }
}
