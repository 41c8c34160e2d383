import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CACHE, ROOT } from '../cli/paths.ts';
import { step } from '../cli/steps.ts';
import { UserError } from '../cli/user-error.ts';
import { runLogged } from '../process/logged.ts';
import { findChromium, findShell } from './chromium.ts';

const INSTALL_MS = 600_000;

/**
 * Finds Chromium, or installs it on Debian as root.
 * @throws UserError that says how to get one
 */
export async function ensureChromium(signal: AbortSignal): Promise<string> {
  const find = () => findChromium(chromium.executablePath());
  const found = find() ?? (await install('chromium', find, signal));
  if (found) return found;
  throw new UserError(
    'The e2e tests need Chromium: install it (`npx playwright install chromium`, or Debian’s package chromium), or set CHROME_PATH to one, then try again.',
  );
}

/**
 * Ensures that tests have a whole Chromium; on Debian as root, also a headless one.
 * @throws UserError that says how to get one
 */
export async function ensureTestChromium(signal: AbortSignal): Promise<void> {
  await ensureChromium(signal);
  findShell() ?? (await install('chromium-headless-shell', findShell, signal));
}

async function install(
  name: string,
  find: () => string | undefined,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return undefined;
  const command = `apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y ${name}`;
  const options = { cwd: ROOT, logFile: join(CACHE, 'chromium-install.log'), limitMs: INSTALL_MS, signal };
  await step(`Installing ${name} (apt-get, once)`, () => runLogged(command, options));
  return find();
}
