import type { Browser, Page } from '@playwright/test';
import type { CostMeasurements } from './measured.ts';

type TransferByCategory = CostMeasurements['pages']['explore']['cold'];

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** Wait after the scroll (ms). */
const QUIET_MS = 3000;

/** Returns the cost category of a request; the icon and the web manifest are builds. */
function partOf(path: string): keyof TransferByCategory {
  if (path.startsWith('/img/')) return 'pictures';
  if (path.startsWith('/api/')) return 'api';
  return /^\/(?:r|assets)\/|\.[a-z0-9]+$/.test(path) ? 'builds' : 'html';
}

/** Opens an address, scrolls to the end and adds up the transfer. @returns bytes, and API paths */
async function open(page: Page, url: string): Promise<{ sent: TransferByCategory; api: string[] }> {
  const none = () => ({ requests: 0, bytes: 0 });
  const sent: TransferByCategory = { html: none(), builds: none(), pictures: none(), api: none() };
  const api: string[] = [];
  const paths = new Map<string, string>();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname, search } = new URL(request.url);
    paths.set(requestId, pathname + search);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId);
    if (path === undefined || encodedDataLength === 0) return;
    const part = sent[partOf(path.split('?')[0] ?? '')];
    part.requests += 1;
    part.bytes += Math.round(encodedDataLength);
    if (path.startsWith('/api/')) api.push(path);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  for (let down = 0; down < 12; down += 1) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(150);
  }
  await page.waitForTimeout(QUIET_MS);
  await page.waitForLoadState('networkidle');
  await network.detach();
  return { sent, api };
}

/** Measures the bytes of a page with a cold cache, and of another page with a warm one. */
export async function measureTransfer(
  browser: Browser,
  origin: string,
  [cold, warm]: readonly [string, string],
) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const first = await open(page, origin + cold);
  const second = await open(page, origin + warm);
  await context.close();
  return { cold: first.sent, warm: second.sent, api: first.api };
}
