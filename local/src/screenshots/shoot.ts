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

export const shotName = (name: string, width: number, scheme: Scheme): string =>
  `${name}-${width}-${scheme}.png`;

export interface ShootOptions {
  origin: string;
  executablePath: string;
  folder: string;
  fonts: Record<string, string>;
  account: { email: string; password: string };
  /** By name. */
  open: Record<string, ScreenshotTarget>;
  signedIn: Record<string, ScreenshotTarget>;
}

/** An address, or an address and the buttons that open a dialog there, in order. */
type ScreenshotTarget = string | { at: string; press: RegExp[] };

/**
 * Takes each screen at three widths, light and dark, at two pixels to one. Each screen loads once and is then
 * resized. Public and signed-in screens run at the same time.
 */
export async function takeScreenshots(options: ShootOptions): Promise<void> {
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

async function newPage(browser: Browser, { origin }: ShootOptions): Promise<Page> {
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

async function signedIn(page: Page, options: ShootOptions): Promise<void> {
  await page.getByLabel('Mail').fill(options.account.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(options.account.password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/all');
  await takeAll(page, options.signedIn, options);
}

async function takeAll(
  page: Page,
  screens: Record<string, ScreenshotTarget>,
  { folder }: ShootOptions,
): Promise<void> {
  for (const [name, screen] of Object.entries(screens)) {
    const { at, press } = typeof screen === 'string' ? { at: screen, press: [] } : screen;
    await page.setViewportSize({ width: 360, height: WIDTHS[360] });
    await page.goto(at, { waitUntil: 'domcontentloaded' });
    if (press.length) await settled(page);
    for (const button of press) {
      const name = { name: button };
      const act = page.getByRole('button', name).or(page.getByRole('menuitem', name));
      await act
        .or(page.locator('summary', { hasText: button }))
        .first()
        .click();
    }
    if (press.length) await page.locator(OVERLAY).first().waitFor();
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

const OVERLAY = 'dialog[open], [popover]:popover-open, [role=menu]';

/** Timeouts (ms): a cold function takes seconds. A screenshot is taken on timeout, too. */
const DATA_MS = 20_000;
const PICTURES_MS = 20_000;

async function settled(page: Page): Promise<void> {
  const shown = () =>
    document.querySelector('h1') !== null &&
    document.querySelector('main [aria-busy="true"], .screen-loading') === null &&
    ![...document.querySelectorAll('[role="status"]')].some((status) => status.textContent === 'Cargando...');
  await within(page.waitForFunction(shown, undefined, { timeout: DATA_MS }));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const imagesLoaded = () =>
    [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.complete || bottom < 0 || top > innerHeight;
    });
  await within(page.waitForFunction(imagesLoaded, undefined, { timeout: PICTURES_MS }));
}

async function within(wait: Promise<unknown>): Promise<void> {
  await wait.catch((error: Error) => {
    if (error.name !== 'TimeoutError') throw error;
  });
}
