import type { Locator, Page } from '@playwright/test';
import { demoAccount, signIn } from '../support/accounts.ts';
import { waitForHydration } from '../support/hydration.ts';
import { openAccount } from '../support/open.ts';
import { firstCard, PUBLIC_SCREENS } from '../support/public-pages.ts';
import { expect, test } from '../support/test.ts';

/** Returns the share of the screen's height without sticky elements. */
async function freeHeight(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo(0, 600));
  return page.evaluate(() => {
    const stays = (element: Element | null): boolean => {
      if (!element) return false;
      const { position, insetBlockStart } = getComputedStyle(element);
      const stuck =
        position === 'sticky' && element.getBoundingClientRect().top <= Number.parseFloat(insetBlockStart);
      return position === 'fixed' || stuck || stays(element.parentElement);
    };
    const heights = Array.from({ length: innerHeight }, (_, y) => y);
    return heights.filter((y) => !stays(document.elementFromPoint(innerWidth / 2, y))).length / innerHeight;
  });
}

/** Returns the left offset (px) of the first visible match. */
const edge = async (page: Page, selector: string): Promise<number> =>
  Math.round((await page.locator(selector).first().boundingBox())?.x ?? Number.NaN);

test.describe('enlarged to 200 %', () => {
  test.use({ viewport: { width: 640, height: 370 } });

  test('bars leave three quarters of the height free', async ({ page, request }) => {
    const creator = demoAccount('creador');
    const { id } = await firstCard(request, 'evento');
    const free = async (path: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await freeHeight(page), path).toBeGreaterThanOrEqual(0.75);
    };
    for (const path of ['/', '/explore', `/explore/evento/${id}`, `/${creator.username}`]) {
      await page.goto(path);
      await free(path);
    }
    await signIn(page, creator);
    for (const path of ['/all', '/agregar-post?tipo=evento', '/perfil/editar', `/eventos/${id}`]) {
      await page.goto(path);
      await waitForHydration(page);
      await free(path);
    }
  });
});

test('screens have the same left edge', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const edges = async (path: string) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return [path, await edge(page, '[aria-label="Vidriera, inicio"]'), await edge(page, 'h1')];
  };
  const found: unknown[] = [];
  const paths = Object.keys(PUBLIC_SCREENS).filter((path) => !path.includes(':'));
  for (const path of paths) {
    await page.goto(path);
    found.push(await edges(path));
  }
  // The creators’ landing begins with a padded band.
  expect(found).toEqual(paths.map((path) => [path, 72, path === '/creador' ? 136 : 72]));

  const own: unknown[] = [];
  await signIn(page, demoAccount('creador'));
  for (const path of ['/all', '/eventos', '/perfil', '/perfil/editar', '/agregar-post', '/likes']) {
    await page.goto(path);
    await waitForHydration(page); // the skeleton is replaced
    own.push((await edges(path))[2]);
  }
  expect(new Set(own)).toEqual(new Set([272]));
});

test('on a phone, a dialog’s actions have full width, the safe one first', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, demoAccount('creador'), '/perfil/editar');
  await openAccount(page);
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  const dialog = page.getByRole('dialog');
  const safe = await dialog.getByRole('button', { name: 'Cancelar' }).boundingBox();
  const act = await dialog.getByRole('button', { name: 'Eliminar para siempre' }).boundingBox();
  const padding = 2 * (24 + 1);
  expect([safe?.width, act?.width]).toEqual([360 - padding, 360 - padding]);
  expect(act?.y).toBeGreaterThan(safe?.y ?? Number.POSITIVE_INFINITY);
});

test('the calendar’s dialog has a close button', async ({ page, request }) => {
  await page.goto(`/explore/evento/${(await firstCard(request, 'evento')).id}`);
  const calendar = page.getByRole('dialog', { name: 'Agregar al calendario' });
  await page.getByRole('button', { name: 'Agregar al calendario' }).click();
  await expect(calendar).toBeVisible();
  await calendar.getByRole('button', { name: 'Cerrar' }).click();
  await expect(calendar).toBeHidden();
});

// On a phone the categories stand beneath the dates, and at night the title has a second line: 'Esta noche en Buenos Aires'.
for (const [width, height, band, top, line] of [
  [360, 740, 116, 284, 15],
  [1280, 800, 112, 240, 0],
] as const) {
  test(`at ${width}×${height} a dark band, the filters and the first event are above the fold`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/explore/en/buenos-aires');
    const box = async (of: Locator) => (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const dark = page
      .locator('section')
      .filter({ has: page.getByRole('search') })
      .first();
    const bandHeight = (await box(dark)).height;
    expect(bandHeight).toBeGreaterThanOrEqual(band);
    expect(bandHeight).toBeLessThanOrEqual(band + line);
    const event = await box(page.getByRole('article').first());
    expect(event.y).toBeLessThanOrEqual(top + line);
    expect(event.y + event.height).toBeLessThanOrEqual(height);
    expect(event.height).toBeGreaterThanOrEqual(360);
    const dates = await box(page.getByRole('navigation', { name: 'Fecha' }));
    const filters = await box(page.getByRole('link', { name: 'Filtros' }));
    expect(Math.abs(filters.y + filters.height / 2 - dates.y - dates.height / 2)).toBeLessThan(4);
    expect(filters.x + filters.width).toBeLessThanOrEqual(width);
  });

  test(`at ${width}×${height} a filtered list starts right below the filters, with its chip visible`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const address of ['/explore?categoria=Musica', '/explore/en/buenos-aires?categoria=Otros']) {
      await page.goto(address);
      await waitForHydration(page);
      const first = await page.getByRole('article').first().boundingBox();
      expect(first?.y, address).toBeLessThanOrEqual(top + 8);
      for (const chip of await page.locator('[aria-current=true]:visible').all()) {
        const row = (await chip.boundingBox()) ?? { x: -1, y: 0, width: 0 };
        expect(row.x, address).toBeGreaterThanOrEqual(0);
        expect(row.x + row.width, address).toBeLessThanOrEqual(width);
      }
    }
  });
}

test('the landing’s claim and lit window are above the fold of a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const hero = page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(hero.getByRole('button', { name: 'Creá tu link' })).toBeInViewport({ ratio: 1 });
  const front = hero.locator('[data-lit]');
  await expect(front.locator('> :first-child')).toBeInViewport({ ratio: 1 });
  await expect(front.getByRole('link').first()).toBeInViewport({ ratio: 1 });
});

test('a card’s hour and place are not cut at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/explore');
  const cut = await page
    .locator('article p')
    .evaluateAll((lines) =>
      lines.filter((line) => line.scrollWidth > line.clientWidth).map(({ textContent }) => textContent),
    );
  expect(await page.locator('article p').count()).toBeGreaterThan(10);
  expect(cut).toEqual([]);
});

test('with any three filters, explore’s title stands whole above the search at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const filters = [
    'q=milonga',
    'categoria=Gastronomia',
    'fecha=finde',
    'precio=gratis',
    'modalidad=Presencial',
    'dia=sabado',
  ];
  const faults: string[] = [];
  for (const [i, a] of filters.entries())
    for (const [j, b] of filters.entries())
      for (const [k, c] of filters.entries()) {
        if (i >= j || j >= k) continue;
        await page.goto(`/explore?${a}&${b}&${c}`);
        const title = await page.getByRole('heading', { level: 1 }).boundingBox();
        const search = await page.getByRole('search').first().boundingBox();
        if ((title?.y ?? 0) + (title?.height ?? 0) > (search?.y ?? 0)) faults.push(`${a} ${b} ${c}`);
      }
  expect(faults).toEqual([]);
});
