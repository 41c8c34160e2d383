import type { APIRequestContext, Page } from '@playwright/test';
import { apiPaths } from '@vidriera/domain/api/api';
import { type Related, relatedSchema } from '@vidriera/domain/api/schema';
import { LIMITS } from '@vidriera/domain/values/limits';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { newAccount } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { writeItem } from '../support/items.ts';
import { open } from '../support/open.ts';
import { firstCard, firstCards } from '../support/public-pages.ts';
import { readCode } from '../support/qr.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Publishes an item and waits until it is public. */
async function shown(tipo: 'evento' | 'promo', fields: object, person: object) {
  const owner = await newAccount('creador');
  await stored.db.doc(`user/${owner.uid}`).update(person);
  const item = await writeItem(tipo, owner.uid, { titulo: 'Peña', ...fields });
  await expect.poll(async () => (await item.get()).get('visible')).toBe(true);
  return { owner, item, path: `/explore/${tipo}/${item.id}` };
}

const relatedTo = async (request: APIRequestContext, id: string): Promise<Related> =>
  relatedSchema.parse(await (await request.get(apiPaths.related('evento', id))).json());

/** Returns the first event with a similar one. */
async function firstAmongLike(request: APIRequestContext) {
  for (const card of await firstCards(request, 'evento', LIMITS.page)) {
    const { similar } = await relatedTo(request, card.id);
    if (similar.length > 0) return { card, similar };
  }
  throw new Error('the demonstration has no two similar events');
}

/** Opens a detail with its related cards, which are omitted when late. */
async function openWhole(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await open(page, path);
    await expect(page.getByRole('region', { name: 'También te puede interesar' })).toBeAttached({
      timeout: 2000,
    });
  }).toPass();
}

test('links in a text work, keep its paragraphs, and fit 320 px', async ({ page }) => {
  const long = `https://ejemplo.com/${'entradas-anticipadas'.repeat(10)}`;
  const descripcion = `Traé abrigo.\n\nEntradas: ${long}. javascript:alert(1) <b>www.ejemplo.com</b>`;
  const { path } = await shown(
    'evento',
    { descripcion, descripcionReserva: 'A hola@ejemplo.com' },
    { link_SitioWeb: 'https://ejemplo.com/' },
  );
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, path);
  const text = page.getByText('Traé abrigo.');
  // biome-ignore lint/performance/useDomNodeTextContent: innerText keeps the visible lines
  expect(await text.evaluate((one: HTMLElement) => one.innerText)).toBe(descripcion);
  const link = text.getByRole('link');
  await expect(link).toHaveCount(1);
  await expect(link).toHaveAttribute('href', long);
  await expect(link).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('link', { name: 'hola@ejemplo.com' })).toHaveAttribute(
    'href',
    'mailto:hola@ejemplo.com',
  );
  await expectNoOverflow(page);
});

const LONG = {
  titulo: `${'Encuentro nacional de milongueras y milongueros del Río de la Plata con orquestas típicas'} y clases abiertas, noche 1`,
  fechaExacta: new Date('2031-05-11T03:00:00Z'),
  horaInicio: new Date('1970-01-01T00:30:00Z'),
  direccion: 'Centro Cultural y Deportivo Almafuerte de la Costanera, Av. Rafael Obligado 6000, Buenos Aires',
};

for (const [width, height] of [
  [360, 740],
  [320, 568],
] as const) {
  test(`an event’s title, day, hour and place are visible at ${width}×${height} without scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const short = { ...LONG, titulo: 'Mateada del Día', direccion: 'Defensa 1344, San Telmo, Buenos Aires' };
    for (const fields of [short, LONG]) {
      const { path, item } = await shown('evento', fields, {
        link_SitioWeb: 'https://ejemplo.com/',
      });
      await open(page, path);
      const main = page.getByRole('main');
      const bar = await main.getByRole('button', { name: 'Compartir' }).boundingBox();
      const where = fields === LONG ? 'Centro Cultural y Deportivo Almafuerte de la Costanera' : 'San Telmo';
      for (const words of [
        main.getByRole('heading', { level: 1, name: fields.titulo }),
        main.getByText('10', { exact: true }),
        main.getByText('MAY 2031'),
        // Its line begins to the left of it, where a dot would be cut off.
        main.getByText('Sábado · 00:30 · madrugada del 11', { exact: true }).locator('..'),
        main.getByText(`Sábado · 00:30 · madrugada del 11${where}`),
      ]) {
        await expect(words).toBeInViewport({ ratio: 1 });
        const box = await words.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0), 'above the bar').toBeLessThanOrEqual(bar?.y ?? 0);
        expect(await words.evaluate((one) => one.scrollWidth <= one.clientWidth), 'not cut').toBe(true);
      }
      await expectAccessible(page);
      await expectNoOverflow(page);
      expect((await item.get()).get('titulo')).toBe(fields.titulo);
    }
  });
}

test.describe('late content', () => {
  test('fills the space of its skeleton', async ({ page, request }) => {
    for (const tipo of ['evento', 'curso', 'promo'] as const) {
      const { titulo, id } = await firstCard(request, tipo);
      await open(page, `/explore?q=${encodeURIComponent(titulo)}`);
      const answer = Promise.withResolvers<void>();
      await page.route(`**/api/items/${tipo}/${id}`, async (route) => {
        await answer.promise;
        await route.continue();
      });
      await page.getByRole('link', { name: titulo, exact: true }).first().click();
      await expect(page).toHaveURL(new RegExp(`/${id}$`));
      const main = page.getByRole('main');
      const cover = main.locator('[data-travels]').first();
      await expect(main.getByRole('status').filter({ hasText: 'Cargando' })).toBeAttached();
      const kept = await cover.boundingBox();
      answer.resolve();
      await expect(main.getByRole('heading', { level: 1, name: titulo })).toBeVisible();
      await expect.poll(() => cover.boundingBox(), tipo).toEqual(kept);
    }
  });
});

test.describe('on paper', () => {
  test.use({ colorScheme: 'dark' });

  test('a detail is one page with text and a QR code, without buttons', async ({
    page,
    request,
    baseURL,
  }) => {
    const { id, titulo } = (await firstAmongLike(request)).card;
    const path = `/explore/evento/${id}`;
    const code = `/og/evento/${id}/qr.svg`;
    const requested: string[] = [];
    page.on('requestfinished', (done) => requested.push(new URL(done.url()).pathname));
    await openWhole(page, path);
    expect(requested).not.toContain(code);
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await expect.poll(() => requested, 'fetched for the print, without a touch').toContain(code);

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const article = page.getByRole('article').first();
    for (const words of [titulo, 'Modalidad', 'Dónde', `${new URL(baseURL ?? '').host}${path}`])
      await expect(article.getByText(words, { exact: true }).first()).toBeVisible();
    for (const role of ['button', 'banner', 'navigation', 'region'] as const)
      await expect(page.getByRole(role), role).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Volver|llegar|WhatsApp|Reservar|perfil/ })).toHaveCount(0);
    const picture = article.locator('footer img');
    await expect.poll(async () => readCode(await picture.screenshot())).toBe(`${baseURL}${path}#de=qr`);
    const colours = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.documentElement);
      return [color, backgroundColor];
    });
    expect(colours, 'dark on white').toEqual(['rgb(31, 26, 23)', 'rgb(255, 255, 255)']);
  });
});
