import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../cli/paths.ts';
import { runLogged } from '../process/logged.ts';

const FOLDER = join(CACHE, 'fonts');
const CONFIG = join(FOLDER, 'fonts.conf');
/** Unpacked from Debian's package without installing it. */
const FETCH = 'apt-get download fonts-roboto-unhinted && dpkg -x fonts-roboto-unhinted_*.deb .';
const FETCH_MS = 120_000;

const preferred = (family: string): string =>
  `<match target="pattern"><test name="family"><string>${family}</string></test><edit name="family" mode="prepend" binding="strong"><string>Roboto</string></edit></match>`;
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
<dir>${FOLDER}</dir>
${['system-ui', 'sans-serif'].map(preferred).join('\n')}
</fontconfig>
`;

/**
 * Returns variables that make Chromium use Roboto, Android's system font; empty when it is unavailable. A
 * desktop font is wider and cuts lines that fit on a phone.
 */
export async function phoneFonts(signal: AbortSignal): Promise<Record<string, string>> {
  mkdirSync(FOLDER, { recursive: true });
  if (!existsSync(join(FOLDER, 'usr'))) {
    const options = { cwd: FOLDER, logFile: join(CACHE, 'fonts.log'), limitMs: FETCH_MS, signal };
    const { how } = await runLogged(FETCH, options);
    if (how !== 'code 0') {
      console.log('Roboto is unavailable (.cache/fonts.log): the screenshots use this machine’s font.');
      return {};
    }
  }
  writeFileSync(CONFIG, FONTS_CONF);
  return { FONTCONFIG_FILE: CONFIG };
}
