import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const ON_MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** What Chromium is started with: no sandbox (tests run as root in containers), no traffic of its own. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Finds a Chromium: the one named by CHROME_PATH, one on PATH, Chrome on macOS, or Playwright's own download.
 * @param playwrights where Playwright keeps its own
 * @returns its path; undefined when there is none
 */
export function findChromium(playwrights: string, env: NodeJS.ProcessEnv = process.env): string | undefined {
  const onPath = NAMES.flatMap((name) =>
    (env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
  );
  return [env.CHROME_PATH, ...onPath, ON_MACOS, playwrights].find(
    (path) => path !== undefined && isProgram(path),
  );
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false; // not there, or not for us: the question this function answers
  }
}
