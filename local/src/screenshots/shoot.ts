/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../testing/chromium.ts';

const WIDTHS = { 360: 740, 768: 1024, 1280: 800 } as const;
const SCHEMES = ['light', 'dark'] as const;
type Width = keyof typeof WIDTHS;
type Scheme = (typeof SCHEMES)[number];

/** A picture of one screen: `${name}-${width}-${scheme}.png`. */
export const shotName = (name: string, width: number, scheme: Scheme): string =>
  `${name}-${width}-${scheme}.png`;

export interface Shoot {
  origin: string;
  executablePath: string;
  folder: string;
  /** Whose account the signed-in screens are seen with. */
  account: { email: string; password: string };
  /** name → address, for visitors and for the account. */
  open: Record<string, string>;
  signedIn: Record<string, string>;
  log: (line: string) => void;
}

/** Takes every screen at three widths, light and dark. The device is a phone's: two pixels to one. */
export async function shoot(options: Shoot): Promise<void> {
  mkdirSync(options.folder, { recursive: true });
  const browser = await chromium.launch({
    args: CHROMIUM_FLAGS,
    executablePath: options.executablePath,
  });
  try {
    for (const width of Object.keys(WIDTHS).map(Number) as Width[]) {
      for (const scheme of SCHEMES) {
        await shootOne(browser, options, width, scheme);
        options.log(`${width} px, ${scheme}`);
      }
    }
  } finally {
    await browser.close();
  }
}

async function shootOne(browser: Browser, options: Shoot, width: Width, scheme: Scheme): Promise<void> {
  const context = await browser.newContext({
    baseURL: options.origin,
    viewport: { width, height: WIDTHS[width] },
    deviceScaleFactor: 2,
    colorScheme: scheme,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const take = async (screens: Record<string, string>): Promise<void> => {
    for (const [name, address] of Object.entries(screens)) {
      await page.goto(address);
      await settled(page);
      await page.screenshot({ path: join(options.folder, shotName(name, width, scheme)) });
    }
  };
  await take(options.open);
  if (Object.keys(options.signedIn).length > 0) {
    await page.goto('/login');
    await page.getByLabel('Mail').fill(options.account.email);
    await page.getByLabel('Contraseña', { exact: true }).fill(options.account.password);
    await page.locator('form button[type=submit]').click();
    await page.waitForURL('**/all');
    await take(options.signedIn);
  }
  await context.close();
}

/** Longest wait for one screen's pictures (ms): a broken one is then seen as such. */
const PICTURES_MS = 5_000;

/** Until the network is quiet, the fonts are there and every picture in view has come. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const allCame = () =>
    [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.complete || bottom < 0 || top > innerHeight;
    });
  await page.waitForFunction(allCame, undefined, { timeout: PICTURES_MS }).catch((error: Error) => {
    if (error.name !== 'TimeoutError') throw error;
  });
}
