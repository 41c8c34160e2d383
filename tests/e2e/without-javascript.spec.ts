import type { Locator, Page } from '@playwright/test';
import { apiPaths } from '@vidriera/domain/api/api';
import { detailSchema } from '@vidriera/domain/item/wire-schema';
import { messages } from '@vidriera/domain/messages/messages';
import { firstCard } from '../support/public-pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

/** Waits for the page's first image. */
async function firstPicture(page: Page): Promise<void> {
  const picture = page.locator('#root img[src^="/img/"]').first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
}

test('the landing page is readable, its links work, and its form leads to /signup', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await firstPicture(page);
  await page.getByRole('textbox').first().fill('barnuevo');
  await page.getByRole('button', { name: 'Creá tu link' }).first().click();
  await expect(page).toHaveURL(/\/signup\?username=barnuevo$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Creá tu link' })).toBeVisible();
  await expect(page.getByLabel('Nombre de usuario')).toHaveValue('barnuevo');
});

test('explore can be read, searched, filtered and paged', async ({ page, request }) => {
  const { titulo } = await firstCard(request, 'evento');
  await page.goto('/explore');
  await expect(page.locator('.sin')).toHaveCount(0);
  await firstPicture(page);
  await page.getByRole('button', { name: 'Elegir día' }).click();
  await page.getByRole('link', { name: 'Este mes' }).click();
  await expect(page).toHaveURL(/fecha=mes/);
  await page.getByRole('link', { name: 'Borrar filtros' }).click();

  await page.getByRole('searchbox').fill(titulo);
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(page.getByRole('link', { name: titulo, exact: true }).first()).toBeVisible();

  await expect(page.getByRole('heading', { name: /(?:evento|curso|promo)s? para/ })).toBeInViewport();

  await page.getByRole('link', { name: 'Borrar filtros' }).click();
  await expect(page).toHaveURL(/\/explore#agenda$/);
  await page.getByRole('link', { name: 'Música', exact: true }).click();
  await expect(page).toHaveURL(/categoria=Musica/);
  const [part, chip] = await page.getByRole('link', { name: 'Música', exact: true }).all();
  await expect(chip as Locator).toHaveAttribute('aria-current', 'true');
  await (part as Locator).click();
  await expect(page, 'the title’s part takes it away').toHaveURL(/\/explore#agenda$/);
});

test('a price and a way of taking part are set by a form and kept in the address', async ({ page }) => {
  await page.goto('/explore');
  await page.getByRole('link', { name: 'Filtros' }).click();
  await page.getByLabel('Precio').selectOption('gratis');
  await page.getByLabel('Modalidad').selectOption('Presencial');
  await page.getByRole('button', { name: 'Ver la agenda' }).click();
  await expect(page).toHaveURL(/\/explore\?.*precio=gratis.*modalidad=Presencial/);
  await expect(
    page.getByRole('heading', { name: /(?:evento|curso|promo)s? gratis, presencial$/ }),
  ).toBeVisible();
  const prices = await page.getByRole('article').getByText('Gratis', { exact: true }).count();
  expect(prices).toBe(await page.getByRole('article').count());
});

test('courses are found by their weekday', async ({ page }) => {
  await page.goto('/explore/filtrar');
  await page.getByLabel('Cursos que se dan los').selectOption('martes');
  await page.getByRole('button', { name: 'Ver la agenda' }).click();
  await expect(page).toHaveURL(/\/explore\?.*dia=martes/);
  await expect(page.getByRole('heading', { level: 2, name: /cursos? los martes$/ })).toBeVisible();
  await expect(page.getByRole('article')).toContainText(['Mar y jue 19:00']);
});

test('explore links to its next page', async ({ page }) => {
  await page.goto('/explore');
  const section = page.getByRole('region', { name: /eventos$/i });
  const cards = section.locator('article'); // a row may hide its last one
  const before = await cards.count();
  await section.getByRole('link', { name: 'Ver más eventos' }).click();
  await expect(page).toHaveURL(new RegExp(`/explore\\?eventos=2#evento-${before + 1}$`));
  await expect.poll(() => cards.count()).toBeGreaterThan(before);
  await expect(cards.nth(before)).toBeInViewport();
});

test('a detail is readable, and links back and to its author', async ({ page, request }) => {
  const { id, titulo, usuario } = await firstCard(request, 'evento');
  const { descripcion } = detailSchema.parse(await (await request.get(apiPaths.item('evento', id))).json());
  await page.goto(`/explore/evento/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible();
  await expect(page.getByText(descripcion.slice(0, 40)).first()).toBeVisible();
  await firstPicture(page);
  await page.getByRole('link', { name: messages.detail.back }).click();
  await expect(page).toHaveURL(/\/explore$/);

  await page.goto(`/eventos/${id}`);
  await page.getByRole('main').getByRole('link', { name: usuario.nombre }).first().click();
  await expect(page).toHaveURL(new RegExp(`/${usuario.username}$`));
});

test('buttons that need scripts are hidden, with an explanation', async ({ page, request }) => {
  const { id, usuario } = await firstCard(request, 'evento');
  const promo = await firstCard(request, 'promo');
  for (const [path, words] of [
    [`/explore/evento/${id}`, /hace falta JavaScript/],
    [`/explore/promo/${promo.id}`, /^Para (tomar la promo o compartirla|compartir) hace falta JavaScript\./],
    [`/${usuario.username}`, /Para compartir este perfil hace falta JavaScript/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(words)).toBeVisible();
    await expect(
      page.getByRole('button', { name: /Compartir|La quiero|Voy|Me gusta|Anterior|Siguiente/ }),
    ).toHaveCount(0);
  }
});

test('a profile is readable tab by tab', async ({ page, request }) => {
  const { titulo, usuario } = await firstCard(request, 'evento');
  await page.goto(`/${usuario.username}`);
  await expect(page.getByRole('heading', { level: 1, name: usuario.nombre })).toBeVisible();
  await firstPicture(page);
  const tabs = page.getByRole('navigation', { name: 'Secciones del perfil' });
  await tabs.getByRole('link', { name: 'Links' }).click();
  await expect(page).toHaveURL(/\?tab=links$/);
  await expect(tabs.getByRole('link', { name: 'Links' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'Eventos' }).click();
  await expect(page.getByRole('link', { name: titulo, exact: true }).first()).toBeVisible();
});

for (const [path, title, act] of [
  ['/login', 'Iniciá sesión', 'Ingresar'],
  ['/signup', 'Creá tu link', 'Crear mi cuenta'],
] as const) {
  test(`${path} says that it needs scripts, and links to pages without`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText(/hace falta JavaScript/)).toBeVisible();
    await expect(main.getByRole('button', { name: act })).toBeHidden();
    await main.getByRole('link', { name: 'explorar la agenda' }).click();
    await expect(page).toHaveURL(/\/explore$/);
  });
}

for (const path of ['/all', '/eventos', '/cursos?categoria=Musica', '/perfil', '/perfil/editar', '/likes']) {
  test(`${path} redirects to /login and shows no list`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(
      new RegExp(`/login\\?volver=${encodeURIComponent(path.split('?')[0] ?? '')}`),
    );
    await expect(page.getByRole('heading', { level: 1, name: 'Iniciá sesión' })).toBeVisible();
  });
}
