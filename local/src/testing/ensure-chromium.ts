import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CACHE, ROOT } from '../cli/paths.ts';
import { step } from '../cli/steps.ts';
import { UserError } from '../cli/user-error.ts';
import { runLogged } from '../process/logged.ts';
import { findChromium } from './chromium.ts';

const INSTALL_MS = 600_000;
const INSTALL = 'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y chromium';

/**
 * Finds Chromium; on Debian, as root, installs it when there is none.
 * @throws UserError that says how to get one
 */
export async function ensureChromium(signal: AbortSignal): Promise<string> {
  const playwrights = chromium.executablePath();
  const found = findChromium(playwrights);
  if (found) return found;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    const logFile = join(CACHE, 'chromium-install.log');
    const options = { cwd: ROOT, logFile, limitMs: INSTALL_MS, signal };
    await step('Installing Chromium (apt-get, once)', () => runLogged(INSTALL, options));
    const installed = findChromium(playwrights);
    if (installed) return installed;
  }
  throw new UserError(
    'The e2e tests need Chromium: install it (`npx playwright install chromium`, or Debian’s package chromium), or set CHROME_PATH to one, then try again.',
  );
}
