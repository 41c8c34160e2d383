import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReadBudget, readBudget } from '../../base/http/read-budget.ts';
import { repairedLists } from '../../testing/agenda.ts';
import { creador, publish, SECRET } from '../../testing/data.ts';
import { listen } from '../../testing/http.ts';
import { NOW, project } from '../../testing/project.ts';
import { readsOf } from '../../testing/reads.ts';
import { file, index, type SitemapDeps } from './files.ts';
import { createSitemap } from './sitemap.ts';

const known = project('sitemap');
let deps: SitemapDeps;
let origin = '';
let close = () => Promise.resolve();
/** An instance with an empty cache. */
const served = (budget?: ReadBudget) => {
  const serve = createSitemap(deps, budget);
  const app = express().use(async (req, res) => {
    await serve(req, res);
  });
  return listen(app);
};
const request = async (path: string, init?: RequestInit) => {
  const response = await fetch(origin + path, init);
  return { response, text: await response.text() };
};
const locs = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

beforeAll(async () => {
  await creador(known.db, 'ana');
  await creador(known.db, 'beto', { role: 'personal' });
  await creador(known.db, 'dora', { username: '' });
  await publish(known, 'evento', 'ana', {
    'fiesta_1-A': { localidad: 'rosario', fechaPeriodica: 'Todos los lunes' },
    'peña&más': {},
    vieja: { updatedAt: new Date('2026-09-30T23:59:59Z') },
  });
  await publish(known, 'curso', 'ana', { c1: { updatedAt: new Date('2026-11-30T23:59:59Z') } });
  await known.db.doc('evento/oculto').set({ updatedAt: NOW, visible: false });
  deps = { ...known, origin: 'https://vidriera.example', lists: await repairedLists(known) };
  ({ origin, close } = await served());
});
afterAll(() => close());

test('the index names a file for each list and month with changes', async () => {
  const { response, text } = await request('/sitemap.xml');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/xml; charset=utf-8']);
  expect(response.headers.get('cache-control')).toContain('s-maxage=21600');
  expect(locs(text)).toEqual(
    ['paginas', 'ciudades', 'evento-2026-09', 'evento-2026-11', 'curso-2026-11', 'perfil-2026-11'].map(
      (name) => `https://vidriera.example/sitemaps/${name}.xml`,
    ),
  );
});

test('a file lists only visible items, with the time of their last change', async () => {
  const { text } = await request('/sitemaps/evento-2026-11.xml');
  expect(locs(text)).toEqual(['https://vidriera.example/explore/evento/fiesta_1-A']);
  expect(text).toContain(`<lastmod>${NOW.toISOString()}</lastmod>`);
  expect(text).not.toContain(SECRET);
  expect(locs((await request('/sitemaps/evento-2026-09.xml')).text)).toHaveLength(1);
});

test('a long month is cut into days, a long day into hours, each with its own items', async () => {
  // Two creators, one without a username.
  const names = locs(await index(deps, 1)).map((loc) => /([^/]*)\.xml$/.exec(loc ?? '')?.[1]);
  expect(names).toEqual([
    'paginas',
    'ciudades',
    'evento-2026-09',
    'evento-2026-11',
    'curso-2026-11',
    'perfil-2026-11-25-15',
  ]);
  for (const part of ['2026-11-25-15', '2026-11-25', '2026-11'])
    expect(locs((await file(deps, `perfil-${part}`)) ?? '')).toEqual(['https://vidriera.example/ana']);
  for (const part of ['2026-11-25-14', '2026-11-24'])
    expect(locs((await file(deps, `perfil-${part}`)) ?? '')).toEqual([]);
});

test('lists profiles of creators with a username', async () =>
  expect(locs((await request('/sitemaps/perfil-2026-11.xml')).text)).toEqual([
    'https://vidriera.example/ana',
  ]));

test('lists cities with upcoming items', async () => {
  const { text } = await request('/sitemaps/ciudades.xml');
  expect(locs(text)).toEqual(['', '/rosario'].map((path) => `https://vidriera.example/explore/en${path}`));
});

test('lists the permanent pages', async () => {
  const { text } = await request('/sitemaps/paginas.xml');
  expect(locs(text)).toEqual(
    expect.arrayContaining([
      'https://vidriera.example/',
      'https://vidriera.example/explore?categoria=Musica',
    ]),
  );
});

test('robots.txt names the sitemap', async () => {
  const { response, text } = await request('/sitemaps/robots');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(text).toContain('Sitemap: https://vidriera.example/sitemap.xml');
});

test('reads only listed items, once an hour', async () => {
  const fresh = await served();
  const ask = async (path: string) => (await fetch(fresh.origin + path)).text();
  expect(await readsOf(() => ask('/sitemaps/evento-2026-11.xml'))).toMatchObject({
    documents: 1,
    loose: 0,
    changed: 0,
  });
  expect(await readsOf(() => ask('/sitemap.xml'))).toMatchObject({ queries: 4, documents: 4 });
  const again = await readsOf(() => Promise.all(['/sitemaps/evento-2026-11.xml', '/sitemap.xml'].map(ask)));
  expect(again).toEqual({ queries: 0, documents: 0, loose: 0, changed: 0 });
  await fresh.close();
});

test('an instance over its budget reads nothing, and serves its cache and robots.txt', async () => {
  const fresh = await served(readBudget({ perSecond: 0, most: 1 }));
  const ask = (path: string) => fetch(fresh.origin + path);
  expect((await ask('/sitemaps/evento-2026-11.xml')).status).toBe(200);
  const months = Array.from({ length: 9 }, (_, i) => `/sitemaps/evento-2025-0${i + 1}.xml`);
  const reads = await readsOf(async () => {
    for (const path of months) {
      const { status, headers } = await ask(path);
      expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
        503,
        '600',
        'no-store',
      ]);
    }
  });
  expect(reads).toEqual({ queries: 0, documents: 0, loose: 0, changed: 0 });
  expect((await ask('/sitemaps/evento-2026-11.xml')).status).toBe(200);
  expect((await ask('/sitemaps/robots')).status).toBe(200);
  await fresh.close();
});

test('appended parameters cause no reads', async () => {
  for (const path of ['/sitemap.xml', '/sitemaps/evento-2026-11.xml']) {
    const { text } = await request(path);
    const reads = await readsOf(async () => {
      for (let i = 0; i < 50; i++) expect((await request(`${path}?utm_source=${i}`)).text).toBe(text);
    });
    expect(reads).toEqual({ queries: 0, documents: 0, loose: 0, changed: 0 });
  }
});

test.each([
  '/sitemaps/evento-2026-13.xml',
  '/sitemaps/user-2026-11.xml',
  '/sitemaps/evento-2026-11-1.xml',
  // A month's second file under an old name.
  '/sitemaps/evento-2026-11-2.xml',
  '/sitemaps/evento-2026-11-31.xml',
  '/sitemaps/evento-2026-11-30-24.xml',
  '/sitemaps/..xml',
  '/sitemaps/',
])('refuses %s', async (path) => {
  const { response } = await request(path);
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test('refuses other methods', async () =>
  expect((await request('/sitemap.xml', { method: 'POST' })).response.status).toBe(405));
