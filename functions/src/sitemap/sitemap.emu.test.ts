import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { creador, publicar, SECRETO } from '../testing/data.ts';
import { servir } from '../testing/http.ts';
import { AHORA, proyecto } from '../testing/project.ts';
import { lecturasDe } from '../testing/reads.ts';
import { serveSitemap } from './sitemap.ts';

const deps = { ...proyecto('sitemap'), origin: 'https://vidriera.example' };
let origin = '';
let cerrar = () => Promise.resolve();
const pedir = async (path: string, init?: RequestInit) => {
  const respuesta = await fetch(origin + path, init);
  return { respuesta, texto: await respuesta.text() };
};
const locs = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

beforeAll(async () => {
  await creador(deps.db, 'ana');
  await creador(deps.db, 'beto', { role: 'personal' });
  await creador(deps.db, 'dora', { username: '' });
  await publicar(deps, 'evento', 'ana', {
    'peña&más': {},
    vieja: { updatedAt: new Date('2026-09-30T23:59:59Z') },
  });
  await publicar(deps, 'curso', 'ana', { c1: { updatedAt: new Date('2026-11-30T23:59:59Z') } });
  await deps.db.doc('evento/oculto').set({ updatedAt: AHORA, visible: false });
  const app = express().use(async (req, res) => {
    await serveSitemap(deps, req, res);
  });
  ({ origin, cerrar } = await servir(app));
});
afterAll(() => cerrar());

test('the index names a file for each list and month that has something', async () => {
  const { respuesta, texto } = await pedir('/sitemap.xml');
  expect([respuesta.status, respuesta.headers.get('content-type')]).toEqual([200, 'text/xml; charset=utf-8']);
  expect(respuesta.headers.get('cache-control')).toContain('s-maxage=21600');
  expect(locs(texto)).toEqual(
    ['paginas', 'evento-2026-09', 'evento-2026-11', 'curso-2026-11', 'perfil-2026-11'].map(
      (name) => `https://vidriera.example/sitemaps/${name}.xml`,
    ),
  );
});

test('a file lists what may be seen, with the time of its last change, and nothing else of it', async () => {
  const { texto } = await pedir('/sitemaps/evento-2026-11.xml');
  expect(locs(texto)).toEqual(['https://vidriera.example/explore/evento/pe%C3%B1a%26m%C3%A1s']);
  expect(texto).toContain(`<lastmod>${AHORA.toISOString()}</lastmod>`);
  expect(texto).not.toContain(SECRETO);
  expect(locs((await pedir('/sitemaps/evento-2026-09.xml')).texto)).toHaveLength(1);
  expect(locs((await pedir('/sitemaps/evento-2026-11-2.xml')).texto)).toEqual([]);
});

test('profiles are the creators’ who have a name', async () =>
  expect(locs((await pedir('/sitemaps/perfil-2026-11.xml')).texto)).toEqual([
    'https://vidriera.example/ana',
  ]));

test('pages that are always there', async () => {
  const { texto } = await pedir('/sitemaps/paginas.xml');
  expect(locs(texto)).toEqual(
    expect.arrayContaining([
      'https://vidriera.example/',
      'https://vidriera.example/explore?categoria=Musica',
    ]),
  );
});

test('robots are told where it is', async () => {
  const { respuesta, texto } = await pedir('/sitemaps/robots');
  expect(respuesta.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(texto).toContain('Sitemap: https://vidriera.example/sitemap.xml');
});

test('reads what it lists', async () => {
  expect(await lecturasDe(() => pedir('/sitemaps/evento-2026-11.xml'))).toMatchObject({
    documentos: 1,
    sueltos: 0,
  });
  expect(await lecturasDe(() => pedir('/sitemap.xml'))).toMatchObject({ consultas: 4, documentos: 4 });
});

test.each([
  '/sitemaps/evento-2026-13.xml',
  '/sitemaps/user-2026-11.xml',
  '/sitemaps/evento-2026-11-1.xml',
  '/sitemaps/..xml',
  '/sitemaps/',
])('%s is none', async (path) => {
  const { respuesta } = await pedir(path);
  expect([respuesta.status, respuesta.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test('only reads', async () =>
  expect((await pedir('/sitemap.xml', { method: 'POST' })).respuesta.status).toBe(405));
