/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { LOCAL_KEYS } from '@vidriera/domain/values/limits';
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
  /** Variables that say what fonts there are. */
  fonts: Record<string, string>;
  /** Whose account the signed-in screens are seen with. */
  account: { email: string; password: string };
  /** name → screen, for visitors and for the account. */
  open: Record<string, Screen>;
  signedIn: Record<string, Screen>;
}

/** An address, or one with the buttons to press there, one after another, until a window stands over it. */
type Screen = string | { at: string; press: RegExp[] };

/**
 * Takes each screen it is given at three widths, light and dark. The device is a phone's: two pixels to one. Each screen is loaded once and then
 * made wider and darker; visitors' screens and the account's are taken at the same time.
 */
export async function shoot(options: Shoot): Promise<void> {
  mkdirSync(options.folder, { recursive: true });
  const browser = await chromium.launch({
    args: CHROMIUM_FLAGS,
    executablePath: options.executablePath,
    env: { ...process.env, ...options.fonts },
  });
  try {
    await Promise.all([
      takeAll(await newPage(browser, options), options.open, options),
      signedIn(await newPage(browser, options), options),
    ]);
  } finally {
    await browser.close();
  }
}

async function newPage(browser: Browser, { origin }: Shoot): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 360, height: WIDTHS[360] },
    deviceScaleFactor: 2,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto('/login'); // a first visit has no heading font yet
  await page.waitForFunction((key) => localStorage.getItem(key), LOCAL_KEYS.font);
  return page;
}

async function signedIn(page: Page, options: Shoot): Promise<void> {
  await page.getByLabel('Mail').fill(options.account.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(options.account.password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/all');
  await takeAll(page, options.signedIn, options);
}

async function takeAll(page: Page, screens: Record<string, Screen>, { folder }: Shoot): Promise<void> {
  for (const [name, screen] of Object.entries(screens)) {
    const { at, press } = typeof screen === 'string' ? { at: screen, press: [] } : screen;
    await page.setViewportSize({ width: 360, height: WIDTHS[360] });
    await page.goto(at, { waitUntil: 'domcontentloaded' }); // what there is to wait for, `settled` knows
    if (press.length) await settled(page);
    for (const button of press) {
      const name = { name: button };
      await page.getByRole('button', name).or(page.getByRole('menuitem', name)).first().click();
    }
    if (press.length) await page.locator(WINDOW).first().waitFor();
    for (const width of Object.keys(WIDTHS).map(Number) as Width[]) {
      await page.setViewportSize({ width, height: WIDTHS[width] });
      await settled(page);
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        await page.screenshot({ path: join(folder, shotName(name, width, colorScheme)) });
      }
    }
    console.log(name);
  }
}

/** What stands over a screen. */
const WINDOW = 'dialog[open], [popover]:popover-open, [role=menu]';

/** Longest wait for one screen's data, and for its pictures (ms): what is broken is then seen as such. A cold function takes seconds. */
const DATA_MS = 20_000;
const PICTURES_MS = 20_000;

/** Until the screen has its heading and its data, the fonts are there and every picture in view has come. */
async function settled(page: Page): Promise<void> {
  const shown = () =>
    document.querySelector('h1') !== null &&
    document.querySelector('main [aria-busy="true"], .screen-loading') === null &&
    ![...document.querySelectorAll('[role="status"]')].some((one) => one.textContent === 'Cargando...');
  await within(page.waitForFunction(shown, undefined, { timeout: DATA_MS }));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const allCame = () =>
    [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.complete || bottom < 0 || top > innerHeight;
    });
  await within(page.waitForFunction(allCame, undefined, { timeout: PICTURES_MS }));
}

async function within(wait: Promise<unknown>): Promise<void> {
  await wait.catch((error: Error) => {
    if (error.name !== 'TimeoutError') throw error;
  });
}
