import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { EXCHANGE_PATH } from '../pages/cdn.ts';
import { observePage, type PageMoment, type PageObservation } from './observe-page.ts';

/** Network traffic of a tab (bytes), without cache hits. */
interface Traffic {
  requests: number;
  scripts: number;
  /** Request bodies. */
  up: number;
  /** Responses except scripts. */
  down: number;
}

class TrafficCounter {
  #pending = new Map<string, string>();
  #carried: Traffic = { requests: 0, scripts: 0, up: 0, down: 0 };

  constructor(devtools: CDPSession) {
    devtools.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request }) => {
      if (request.url.startsWith('http')) this.#pending.set(requestId, type);
    });
    devtools.on('Network.requestServedFromCache', ({ requestId }) => void this.#pending.delete(requestId));
    devtools.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.fromDiskCache) this.#pending.delete(requestId);
    });
    devtools.on('Network.requestWillBeSentExtraInfo', ({ headers }) => {
      const length = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-length');
      this.#carried.up += Number(length?.[1] ?? 0);
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = this.#pending.get(requestId);
      if (!type) return;
      this.#pending.delete(requestId);
      this.#carried.requests += 1;
      this.#carried[type === 'Script' ? 'scripts' : 'down'] += encodedDataLength;
    });
  }

  get carried(): Traffic {
    return { ...this.#carried };
  }

  reset(): void {
    this.#carried = { requests: 0, scripts: 0, up: 0, down: 0 };
  }
}

/** Figures of a journey: moments (ms) and traffic (bytes). */
export interface JourneyFigures extends Traffic {
  ms: Record<string, number>;
  inp: number | null;
  cls: number;
  /** Duration of the floor (ms). */
  floor: number | null;
}

/** `at` is the machine's time of the press or navigation. */
export type TimedFigures = JourneyFigures & { at: number };

const TIMEOUT_MS = 60_000;
/** Late content still shifts the layout. */
const SETTLE_MS = 1500;
/** Lighthouse's slow 4G. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU = 4;
const SCREEN: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'es-AR',
  timezoneId: 'America/Argentina/Buenos_Aires',
};

type Session = BrowserContextOptions['storageState'];

/** Returns a cheap phone on a slow line with an empty cache. */
export async function newPhone(browser: Browser, baseURL: string, storageState?: Session): Promise<Phone> {
  return new Phone(await browser.newContext({ ...SCREEN, baseURL, ...(storageState && { storageState }) }));
}

export class Phone {
  readonly #context: BrowserContext;
  page!: Page;
  line!: TrafficCounter;

  constructor(context: BrowserContext) {
    this.#context = context;
    context.setDefaultTimeout(TIMEOUT_MS);
  }

  close = (): Promise<void> => this.#context.close();

  /** Opens a new tab on the slow line and closes the previous one. */
  async tab(): Promise<Page> {
    const before = this.page;
    this.page = await this.#context.newPage();
    await before?.close();
    const devtools = await this.#context.newCDPSession(this.page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    this.line = new TrafficCounter(devtools);
    return this.page;
  }

  /** Opens an address in a new tab. @returns LCP and moments */
  async open(address: string, moments: PageMoment[]): Promise<TimedFigures> {
    const page = this.page?.url() === 'about:blank' ? this.page : await this.tab();
    await page.addInitScript(observePage, { moments, pressed: false });
    await page.goto(address, { waitUntil: 'commit' });
    const { seen, lcp, cls } = await this.#noted(moments);
    const at = await page.evaluate(() => performance.timeOrigin);
    return { ms: { LCP: lcp, ...seen }, inp: null, cls, floor: null, ...this.line.carried, at };
  }

  /** Opens an address and waits until it is idle. */
  async stand(address: string): Promise<Page> {
    const page = this.page ?? (await this.tab());
    await page.goto(address);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await page.waitForTimeout(SETTLE_MS * 2);
    return page;
  }

  /** Runs a press. @returns moments since the press */
  async press(act: () => Promise<unknown>, moments: PageMoment[]): Promise<TimedFigures> {
    this.line.reset();
    await this.page.evaluate(observePage, { moments, pressed: true });
    await act();
    const { start, seen, inp, cls } = await this.#noted(moments);
    const at = start + (await this.page.evaluate(() => performance.timeOrigin));
    return { ms: seen, inp, cls, floor: null, ...this.line.carried, at };
  }

  /** Returns the duration (ms) of one request with these bytes. */
  async exchange({ up, down }: Pick<Traffic, 'up' | 'down'>): Promise<number> {
    return this.page.evaluate(
      async ([address, bytes]) => {
        const start = performance.now();
        const answer = await fetch(address, { method: 'POST', body: new Uint8Array(bytes) });
        await answer.arrayBuffer();
        return performance.now() - start;
      },
      [`${EXCHANGE_PATH}?down=${down}`, up] as const,
    );
  }

  async #noted(moments: PageMoment[]): Promise<PageObservation> {
    const read = () =>
      this.page.evaluate(() => (globalThis as typeof globalThis & { noted: PageObservation }).noted);
    for (const end = Date.now() + TIMEOUT_MS; ; await this.page.waitForTimeout(200)) {
      const { seen } = await read();
      const missing = moments.filter(({ name }) => seen[name] === undefined);
      if (missing.length === 0) break;
      if (Date.now() > end) throw new Error(`not seen: ${missing.map(({ name }) => name).join(', ')}`);
    }
    await this.page.waitForTimeout(SETTLE_MS);
    return read();
  }
}

/** Touches an inactive place and waits. */
export async function touch(page: Page): Promise<void> {
  await page.locator('main h1').first().dispatchEvent('pointerdown');
  await page.waitForTimeout(2000);
}
