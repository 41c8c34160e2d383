import { rutaMiniatura } from 'domain/imagen';
import { rutaTarjetaDeItem, rutaTarjetaDePerfil } from 'domain/tarjeta-social';
import express from 'express';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { detalle } from '../api/read/detail.ts';
import { perfil } from '../api/read/profile.ts';
import { creador, publicar } from '../testing/data.ts';
import { servir } from '../testing/http.ts';
import { foto } from '../testing/pictures.ts';
import { proyecto } from '../testing/project.ts';
import { lecturasDe } from '../testing/reads.ts';
import { serveCard } from './serve.ts';

const deps = proyecto('cards');
let origin = '';
let cerrar = () => Promise.resolve();
const pedir = async (path: string, init?: RequestInit) => {
  const respuesta = await fetch(origin + path, { redirect: 'manual', ...init });
  return { respuesta, bytes: Buffer.from(await respuesta.arrayBuffer()) };
};
const rutaDe = async (id: string) => {
  const leido = await detalle(deps, 'evento', id);
  if (!leido || leido.tipo === 'link') throw new Error('not there');
  return rutaTarjetaDeItem(leido);
};

beforeAll(async () => {
  await creador(deps.db, 'ana');
  await publicar(deps, 'evento', 'ana', { 'peña-1': {}, 'sin-foto': { url_imagen: null } });
  const app = express().use(async (req, res) => {
    await serveCard(deps, req, res);
  });
  ({ origin, cerrar } = await servir(app));
});
afterAll(() => cerrar());

test('while the thumbnail is being made, a card without it, not to be kept for long', async () => {
  const { respuesta } = await pedir(await rutaDe('peña-1'));
  expect([respuesta.status, respuesta.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=60, s-maxage=300',
  ]);
});

test('the card of an item, to be kept for ever', async () => {
  const miniatura = await foto(1200, 900).webp().toBuffer();
  await deps.bucket
    .file(rutaMiniatura('posts/evento/main/ana/1_a.jpg', 1200))
    .save(miniatura, { resumable: false });
  const { respuesta, bytes } = await pedir(await rutaDe('peña-1'));
  expect(respuesta.headers.get('content-type')).toBe('image/jpeg');
  expect(respuesta.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect((await pedir(await rutaDe('sin-foto'))).respuesta.headers.get('cache-control')).toContain(
    'immutable',
  );
});

test('an older version is sent on to the current one', async () => {
  const { respuesta } = await pedir('/og/evento/pe%C3%B1a-1/vieja1.jpg');
  expect([respuesta.status, respuesta.headers.get('location')]).toEqual([302, await rutaDe('peña-1')]);
  expect(respuesta.headers.get('cache-control')).toContain('max-age=60,');
});

test('the card of a profile, whatever the case of its name', async () => {
  const leido = await perfil(deps, { username: 'ana', tab: 'info' });
  if (!leido) throw new Error('not there');
  expect((await pedir(rutaTarjetaDePerfil(leido.perfil))).respuesta.status).toBe(200);
  expect((await pedir('/og/perfil/ANA/x.jpg')).respuesta.status).toBe(302);
});

test.each([
  '/og/vidriera.jpg',
  '/og/evento/nadie/abc.jpg',
  '/og/user/ana/abc.jpg',
  '/og/evento/a%2Fb/abc.jpg',
  '/og/%E0%A4%A',
  '/og/',
])('%s gets the product’s own card', async (path) => {
  const { respuesta, bytes } = await pedir(path);
  expect([respuesta.status, respuesta.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(respuesta.headers.get('cache-control')).not.toContain('immutable');
  expect((await sharp(bytes).metadata()).width).toBe(1200);
});

test('reads two documents', async () => {
  const ruta = await rutaDe('sin-foto');
  const { documentos, sueltos } = await lecturasDe(() => pedir(ruta));
  expect(documentos + sueltos).toBe(2);
});

test('only reads', async () => {
  const { respuesta } = await pedir('/og/vidriera.jpg', { method: 'POST' });
  expect([respuesta.status, respuesta.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
