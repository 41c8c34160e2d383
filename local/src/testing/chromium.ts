import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const ON_MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
/**
 * Chromium without windows: the same engine without the browser around it, which has a renderer of its own for each window. A test's page
 * takes half the work in it. It fetches pictures from further below the screen: what counts those runs in a whole one.
 */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * What Chromium is started with: no sandbox (tests run as root in containers), no traffic of its own, letters as wide as in a browser with
 * windows.
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
 * Finds a whole Chromium: the one named by CHROME_PATH, one on PATH, Chrome on macOS, or Playwright's own download.
 * @param playwrights where Playwright keeps its own
 * @returns its path; undefined when there is none
 */
export function findChromium(playwrights: string, env: NodeJS.ProcessEnv = process.env): string | undefined {
  return first([env.CHROME_PATH, ...onPath(BROWSERS, env), ON_MACOS, playwrights]);
}

/** Finds a Chromium without windows: the one named by CHROME_PATH, or one on PATH; undefined when there is neither. */
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
    return false; // not there, or not for us: the question this function answers
  }
}
