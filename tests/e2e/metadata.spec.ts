import type { Page } from '@playwright/test';
import { firstCard } from '../support/public-pages.ts';
import { takenOver } from '../support/taken-over.ts';
import { expect, test } from '../support/test.ts';

const content = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href');

interface Told {
  '@type': string;
  [field: string]: unknown;
}
const graph = async (page: Page): Promise<Told[]> =>
  JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')['@graph'];

test('a page says once what it is, before and after the shell has taken over', async ({
  page,
  request,
  baseURL,
}) => {
  const evento = await firstCard(request, 'evento');
  await page.goto(`/explore/evento/${evento.id}`);
  await takenOver(page);
  for (const selector of [
    'title',
    'link[rel=canonical]',
    'meta[name=description]',
    'meta[property="og:image"]',
  ]) {
    await expect(page.locator(`head ${selector}`)).toHaveCount(1);
  }
  await expect(page).toHaveTitle(`${evento.titulo} · Vidriera`);
  expect(await canonical(page)).toBe(`${baseURL}/explore/evento/${evento.id}`);
  expect(await content(page, 'og:title')).toBe(evento.titulo);
  expect(await content(page, 'og:locale')).toBe('es_AR');
  expect(await content(page, 'twitter:card')).toBe('summary_large_image');
  const [told] = await graph(page);
  expect(told).toMatchObject({ name: evento.titulo, url: `${baseURL}/explore/evento/${evento.id}` });

  const address = (await content(page, 'og:image')) ?? '';
  expect(address).toMatch(new RegExp(`^${baseURL}/og/evento/`));
  const card = await request.get(address, { maxRedirects: 0 });
  expect(card.status()).toBe(200);
  expect(card.headers()['content-type']).toBe('image/jpeg');
  expect(card.headers()['cache-control']).toContain('immutable');
  expect((await card.body()).length).toBeLessThan(300_000);
});

test('the next page says its own', async ({ page }) => {
  await page.goto('/');
  await takenOver(page);
  expect((await graph(page)).map((told) => told['@type'])).toEqual(['WebSite']);
  await page.getByRole('link', { name: 'Explorar' }).first().click();
  await expect(page).toHaveTitle(/^Explorar/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/explore$/);
});

test('filters have their own address, how far one has paged has none', async ({ page, baseURL }) => {
  await page.goto('/explore?categoria=Musica&cursor=x&fbclid=1');
  expect(await canonical(page)).toBe(`${baseURL}/explore?categoria=Musica`);
  await expect(page).toHaveTitle('Música · Vidriera');
});

test('a profile is somebody’s page, whatever its tab', async ({ page, request, baseURL }) => {
  const { usuario } = await firstCard(request, 'evento');
  await page.goto(`/${usuario.username}?tab=links`);
  expect(await canonical(page)).toBe(`${baseURL}/${usuario.username}`);
  const [told] = await graph(page);
  expect(told).toMatchObject({ '@type': 'ProfilePage', mainEntity: { name: usuario.nombre } });
});

for (const path of ['/login', '/signup']) {
  test(`${path} can be shared, and is left out of search engines`, async ({ page, request, baseURL }) => {
    const html = await (await request.get(`${path}?volver=%2Flikes`)).text();
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`);
    expect(html).toMatch(/<title>[^<]+ · Vidriera<\/title>/);
    await page.goto(path);
    await takenOver(page);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect((await content(page, 'description'))?.length).toBeGreaterThan(50);
    const card = await request.get((await content(page, 'og:image')) ?? '');
    expect(card.headers()['content-type']).toMatch(/^image\//);
  });
}

test('search engines find the sitemap, and in it what is there', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const [, index = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? [];
  expect(index).toBe(`${baseURL}/sitemap.xml`);
  const names = [...(await (await request.get(index)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, loc = '']) => loc,
  );
  const { id } = await firstCard(request, 'evento');
  const files = await Promise.all(
    names.filter((name) => name.includes('/evento-')).map(async (name) => (await request.get(name)).text()),
  );
  expect(files.join('')).toContain(`<loc>${baseURL}/explore/evento/${id}</loc>`);
});

test('the manifest names icons that are there', async ({ page, request }) => {
  await page.goto('/terms');
  const href = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
  const { icons } = (await (await request.get(href)).json()) as { icons: { src: string }[] };
  for (const { src } of [...icons, { src: '/apple-touch-icon.png' }, { src: '/favicon-48.png' }]) {
    expect((await request.get(src)).ok(), src).toBe(true);
  }
});
