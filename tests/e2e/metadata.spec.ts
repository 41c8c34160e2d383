import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { waitForHydration } from '../support/hydration.ts';
import { firstCard, PUBLIC_SCREENS } from '../support/public-pages.ts';
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

test('every public screen has its metadata, and is in the sitemap or unlisted', async ({
  request,
  baseURL,
}) => {
  const locs = async (address: string) =>
    [...(await (await request.get(address)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, loc = '']) => loc,
    );
  const files = (await locs('/sitemap.xml')).filter((file) => !/-20\d\d-/.test(file)); // without those of items
  const listed = (await Promise.all(files.map(locs))).flat();
  for (const [path, address] of Object.entries(PUBLIC_SCREENS)) {
    const html = await (await request.get(await address(request))).text();
    const unlisted = html.includes('<meta name="robots" content="noindex"');
    const needed = ['<title>', ...(unlisted ? [] : ['<meta name="description"', '<link rel="canonical"'])];
    const missing = needed.filter((start) => html.split(start).length !== 2);
    expect.soft(missing, `the view of ${path}: <Meta> of kit/src/ui/parts/meta.tsx, once`).toEqual([]);
    const known = unlisted || path.includes(':') || listed.includes(`${baseURL}${path}`);
    const where = 'functions/src/site/sitemap/files.ts, or `unlisted` of its <Meta>';
    expect.soft(known, `${path} for search engines: ${where}`).toBe(true);
  }
});

test('a page has its metadata once, before and after hydration', async ({ page, request, baseURL }) => {
  const evento = await firstCard(request, 'evento');
  await page.goto(`/explore/evento/${evento.id}`);
  await waitForHydration(page);
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
  const [data] = await graph(page);
  expect(data).toMatchObject({ name: evento.titulo, url: `${baseURL}/explore/evento/${evento.id}` });

  const address = (await content(page, 'og:image')) ?? '';
  expect(address).toMatch(new RegExp(`^${baseURL}/og/evento/`));
  const card = await request.get(address, { maxRedirects: 0 });
  expect(card.status()).toBe(200);
  expect(card.headers()['content-type']).toBe('image/jpeg');
  expect(card.headers()['cache-control']).toBe('public, max-age=86400, s-maxage=300');
  expect((await card.body()).length).toBeLessThan(300_000);
});

test('the next page has its own metadata', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  expect((await graph(page)).map((data) => data['@type'])).toEqual(['WebSite']);
  await page.getByRole('link', { name: 'Explorar' }).first().click();
  await expect(page).toHaveTitle(/^Explorar/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/explore$/);
});

test('filters are part of the canonical address, pages are not', async ({ page, baseURL }) => {
  await page.goto('/explore?categoria=Musica&cursor=x&fbclid=1');
  expect(await canonical(page)).toBe(`${baseURL}/explore?categoria=Musica`);
  await expect(page).toHaveTitle('Música · Vidriera');
});

test('a profile has the same canonical address on every tab', async ({ page, request, baseURL }) => {
  const { usuario } = await firstCard(request, 'evento');
  await page.goto(`/${usuario.username}?tab=links`);
  expect(await canonical(page)).toBe(`${baseURL}/${usuario.username}`);
  const [data] = await graph(page);
  expect(data).toMatchObject({ '@type': 'ProfilePage', mainEntity: { name: usuario.nombre } });
});

for (const path of ['/login', '/signup']) {
  test(`${path} has a share card and noindex`, async ({ page, request, baseURL }) => {
    const html = await (await request.get(`${path}?volver=%2Flikes`)).text();
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`);
    expect(html).toMatch(/<title>[^<]+ · Vidriera<\/title>/);
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect((await content(page, 'description'))?.length).toBeGreaterThan(50);
    const card = await request.get((await content(page, 'og:image')) ?? '');
    expect(card.headers()['content-type']).toMatch(/^image\//);
  });
}

test('robots.txt names the sitemap, and the sitemap lists existing pages', async ({ request, baseURL }) => {
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

test('the icons, pictures and shortcuts of the web manifest exist', async ({ page, request }) => {
  await page.goto('/terms');
  const href = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
  const {
    icons,
    screenshots,
    shortcuts,
    share_target: share,
  } = (await (await request.get(href)).json()) as {
    icons: { src: string }[];
    screenshots: { src: string; sizes: string }[];
    shortcuts: { url: string }[];
    share_target: { action: string };
  };
  for (const { src } of [...icons, { src: '/apple-touch-icon.png' }, { src: '/favicon-48.png' }]) {
    expect((await request.get(src)).ok(), src).toBe(true);
  }
  for (const { src, sizes } of screenshots) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  for (const url of [...shortcuts.map((shortcut) => shortcut.url), share.action])
    expect((await request.get(url)).ok(), url).toBe(true);
});
