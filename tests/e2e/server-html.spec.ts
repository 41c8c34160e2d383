import type { Page, Route } from '@playwright/test';
import { messages } from '@vidriera/domain/messages/messages';
import { READY_EVENT } from '@vidriera/domain/site/start';
import { LOCAL_KEYS } from '@vidriera/domain/values/limits';
import sharp from 'sharp';
import { waitForHydration } from '../support/hydration.ts';
import { firstCard } from '../support/public-pages.ts';
import { expect, test } from '../support/test.ts';

const SHELL = '**/assets/bootstrap-*.js';
/** Its lists stay the same during a test: what other tests publish has no place. */
const CITY = '/explore/en/buenos-aires';
/** Where no test publishes meanwhile. */
const QUIET_CITY = '/explore/en/mendoza';
const NOBODY = '/nadie-con-este-nombre';

/** Blocks answers to `url` until the returned function is called. */
async function hold(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test.describe('an unknown address', () => {
  test.use({ expectedConsole: [[/status of 404/], { scope: 'test' }] });

  for (const [path, text, title, way] of [
    [NOBODY, messages.perfil.notFound, 'Perfil no encontrado · Vidriera', 'Explorar la agenda'],
    [
      '/explore/evento/no-existe',
      messages.detail.notLoaded.evento,
      'No se pudo cargar el evento · Vidriera',
      'Volver atrás',
    ],
    [
      '/eventos/no-existe',
      messages.detail.notLoaded.evento,
      'No se pudo cargar el evento · Vidriera',
      'Explorar',
    ],
  ] as const) {
    test(`${path} is an uncached 404 with the product’s page`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      expect(answer?.headers()['cache-control']).toBe('no-store');
      await expect(page.getByText(text)).toBeVisible();
      await waitForHydration(page);
      await expect(page.getByText(text)).toBeVisible();
      await expect(page).toHaveTitle(title);
      await page.getByRole('main').getByRole('link', { name: way, exact: true }).click();
      await expect(page).toHaveURL(/\/explore$/);
    });
  }
});

test('a press before hydration is answered afterwards', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await hold(page, SHELL);
  await page.goto('/');
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  await expect(page.getByRole('dialog', { name: 'Menú' })).toBeHidden();
  release();
  await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible();
});

test('links and searches do not wait for the shell', async ({ page }) => {
  await hold(page, SHELL);
  await page.goto('/');
  await page.getByRole('link', { name: 'Explorar' }).first().click();
  await expect(page).toHaveURL(/\/explore$/);
  await page.getByRole('searchbox').fill('jazz');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(/\/explore\?q=jazz#agenda$/);
  await expect(page.getByRole('heading', { name: /(?:evento|curso|promo)s? para «jazz»$/ })).toBeInViewport();
});

test.describe('HTML of a deleted build', () => {
  test.use({ expectedConsole: [[/status of 404/, /explore is reloaded/], { scope: 'test' }] });

  test('is replaced instead of hydrated, never blank and without duplicates', async ({ page }) => {
    const replace = async (route: Route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      const older = html.replaceAll(/\/assets\/adopt-[\w-]{8}\.js/g, '/assets/adopt-00000000.js');
      expect(older).not.toBe(html);
      await route.fulfill({ response: answer, body: older });
    };
    await page.route('**/explore', replace, { times: 1 });
    await page.addInitScript((ready) => {
      addEventListener('DOMContentLoaded', () => {
        const first = document.querySelector('h1');
        const frames: boolean[] = [];
        const look = () => {
          frames.push(Boolean(document.querySelector('#root h1')?.getClientRects().length));
          requestAnimationFrame(look);
        };
        look();
        addEventListener(ready, () =>
          Object.assign(window, { drawn: { anew: !first?.isConnected, blank: frames.includes(false) } }),
        );
      });
    }, READY_EVENT);
    const requested = page.waitForRequest('**/api/explore?*');
    await page.goto('/explore');
    await requested;
    const drawn = await page.waitForFunction(() => (window as { drawn?: object }).drawn);
    expect(await drawn.jsonValue()).toEqual({ anew: true, blank: false });
    for (const only of [
      'head title',
      'head link[rel=canonical]',
      'head meta[name=description]',
      '#root h1',
    ]) {
      await expect(page.locator(only), only).toHaveCount(1);
    }
  });
});

test.describe('an area that is unreachable at the start', () => {
  test.use({
    expectedConsole: [[/could not take over/, /explore is reloaded/, /ERR_FAILED/], { scope: 'test' }],
  });

  test('keeps the server’s HTML and its links', async ({ page, request }) => {
    const { titulo } = await firstCard(request, 'evento');
    await page.route('**/r/explore/**', (route) => route.abort());
    const failed = page.waitForEvent('console', (message) => /could not take over/.test(message.text()));
    await page.goto('/explore?fecha=mes');
    await failed;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: titulo, exact: true }).first().click();
    await expect(page).toHaveURL(/\/explore\/evento\//);
    await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible();
  });
});

test('on a phone, the first page requests no heading font; the next one has it', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fonts.push(request.url());
  });
  const heading = () => page.locator('h1').evaluate((element) => getComputedStyle(element).fontFamily);
  const release = await hold(page, SHELL);
  await page.goto('/explore', { waitUntil: 'load' });
  expect(fonts).toEqual([]);
  const before = await heading();
  expect(before).not.toContain('Bricolage');

  release();
  await page.waitForFunction((key) => localStorage.getItem(key) === '1', LOCAL_KEYS.font);
  expect(new Set(fonts).size).toBe(1);
  expect(await heading(), 'what stands is left as it is').toBe(before);

  await page.goto('/terms');
  expect(await heading()).toMatch(/^"Bricolage Grotesque"/);
});

test('headings keep their layout on a phone’s second page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const headings = async () => {
    await waitForHydration(page);
    const all = page.locator('#root :is(h1, h2, h3)');
    // Distant elements are laid out when they come near.
    for (const heading of await all.all()) await heading.scrollIntoViewIfNeeded();
    return all.evaluateAll((found) =>
      found.map((heading) => {
        const { top, height } = heading.getBoundingClientRect();
        return [heading.textContent, Math.round(top + scrollY), Math.round(height)];
      }),
    );
  };
  await page.goto(`${CITY}?categoria=Musica`); // its headings are the same at any hour
  await page.waitForFunction((key) => localStorage.getItem(key) === '1', LOCAL_KEYS.font);
  const first = await headings();
  await page.reload();
  const loaded = await page.evaluate(async () =>
    [...(await document.fonts.ready)].map(({ family, status }) => [family, status]),
  );
  expect(loaded).toContainEqual([expect.stringContaining('Bricolage'), 'loaded']);
  expect(first.length).toBeGreaterThan(10);
  expect(await headings()).toEqual(first);
});

test.describe('without heading text', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  /** Captures the loaded page without text in the heading font. */
  async function picture(page: Page) {
    await waitForHydration(page);
    const face = await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
        scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      // Pictures below what is seen first come a second later, by an animation of the style sheet.
      const ends = (animation: Animation) => Number(animation.effect?.getComputedTiming().endTime) < 10_000;
      await Promise.all(document.getAnimations().flatMap((one) => (ends(one) ? one.finished : [])));
      // A hidden favicon waits, and may have none.
      const images = [...document.images].filter((image) => image.checkVisibility());
      for (const image of images) image.loading = 'eager';
      await Promise.all(images.map((image) => image.decode()));
      scrollTo(0, 0);
      const faceOf = (element: Element) => getComputedStyle(element).fontFamily;
      const [heading] = document.getElementsByTagName('h1');
      const ours = heading ? faceOf(heading) : '';
      for (const element of document.querySelectorAll<HTMLElement>('*')) {
        // Rounded corners are not antialiased identically each time.
        element.style.setProperty('border-radius', '0', 'important');
        if (!faceOf(element).includes('Wide Roboto')) continue; // the heading font or its fallback
        for (const paint of ['color', 'fill']) element.style.setProperty(paint, 'transparent', 'important');
      }
      return ours;
    });
    const shot = await page.screenshot({ fullPage: true, animations: 'disabled' });
    return { face, ...(await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true })) };
  }

  type Picture = Awaited<ReturnType<typeof picture>>;

  /** Returns the first difference (px) and the element there; null for equal images. */
  async function atDifference(page: Page, first: Picture, second: Picture) {
    const { width, channels } = first.info;
    const xs: number[] = [];
    const ys: number[] = [];
    for (let i = 0; i < first.data.length; i++)
      if (first.data[i] !== second.data[i]) {
        const pixel = Math.floor(i / channels);
        xs.push(pixel % width);
        ys.push(Math.floor(pixel / width));
      }
    if (xs.length === 0) return null;
    const span = (of: number[]) =>
      [of.reduce((a, b) => Math.min(a, b)), of.reduce((a, b) => Math.max(a, b))] as const;
    const [left, right] = span(xs);
    const [top, bottom] = span(ys);
    const there = await page.evaluate(
      ([x, y]) => {
        scrollTo(0, y - innerHeight / 2);
        return document.elementsFromPoint(x, y - scrollY).map(({ outerHTML }) => outerHTML.slice(0, 200));
      },
      [(left + right) / 2, (top + bottom) / 2] as const,
    );
    return { left, right, top, bottom, bytes: xs.length, there };
  }

  for (const [name, pathOf] of [
    ['explore', async () => QUIET_CITY],
    ['an event', async (page) => `/explore/evento/${(await firstCard(page.request, 'evento')).id}`],
    ['a profile', async (page) => `/${(await firstCard(page.request, 'evento')).usuario.username}`],
  ] satisfies [string, (page: Page) => Promise<string>][]) {
    test(`${name} is pixel-identical on a phone’s first and second page`, async ({ page }) => {
      const path = await pathOf(page);
      const cards = () => page.locator('article article').getByRole('heading').allTextContents();
      const both = async () => {
        await page.goto(path);
        await page.waitForFunction((key) => localStorage.getItem(key) === '1', LOCAL_KEYS.font);
        const [first, firstCards] = [await picture(page), await cards()];
        await page.reload();
        const [second, secondCards] = [await picture(page), await cards()];
        await page.evaluate((key) => localStorage.removeItem(key), LOCAL_KEYS.font);
        return { first, second, isSame: firstCards.join() === secondCards.join() };
      };
      let pictures = await both();
      while (!pictures.isSame) pictures = await both(); // another test published, and a shelf has its event
      const { first, second } = pictures;
      expect(second.face).not.toBe(first.face);
      expect(second.info).toEqual(first.info);
      expect(await atDifference(page, first, second), 'what looks different').toBeNull();
    });
  }
});
