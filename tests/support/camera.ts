import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM_FLAGS, findChromium } from '../../local/src/testing/chromium.ts';

const SIZE = { width: 640, height: 480 };

/** A browser whose camera shows an image file. */
export interface Camera {
  browser: Browser;
  /** Opens a page with camera permission. */
  newPage: (options: BrowserContextOptions) => Promise<Page>;
  /** Shows this element to the camera from its next start. */
  pointAt: (shown: Locator) => Promise<void>;
}

/** Starts a browser with a blank camera image. */
export async function openCamera(): Promise<Camera> {
  const file = join(await mkdtemp(join(tmpdir(), 'camera-')), 'seen.mjpeg');
  const white = sharp({ create: { ...SIZE, channels: 3, background: '#777' } });
  await white.jpeg().toFile(file);
  const executablePath = findChromium(chromium.executablePath()); // headless shells have no fake camera
  const browser = await chromium.launch({
    args: [
      ...CHROMIUM_FLAGS,
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
    ...(executablePath && { executablePath }),
  });
  return {
    browser,
    newPage: async (options) =>
      (await browser.newContext({ ...options, permissions: ['camera', 'clipboard-write'] })).newPage(),
    pointAt: async (shown) => {
      const picture = await sharp(await shown.screenshot())
        .resize({ height: SIZE.height - 120 })
        .toBuffer();
      const table = sharp({ create: { ...SIZE, channels: 3, background: '#777' } });
      await table
        .composite([{ input: picture }])
        .jpeg()
        .toFile(file);
    },
  };
}

/** Changes the page's visibility, which stops or restarts its camera. */
export async function setVisibility(page: Page, visibility: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);
}
