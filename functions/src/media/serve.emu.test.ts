import { rutaMiniatura, urlMiniatura } from 'domain/imagen';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { urlDe } from '../testing/data.ts';
import { servir } from '../testing/http.ts';
import { proyecto } from '../testing/project.ts';
import { serve } from './serve.ts';

const { bucket } = proyecto('media');
const RUTA = 'posts/evento/main/ana/1_foto.jpg';
const ESPERA_MS = 1500;
let origin = '';
let cerrar = () => Promise.resolve();
const pedir = (path: string, init?: RequestInit) => fetch(origin + path, init);

beforeAll(async () => {
  await bucket.file(rutaMiniatura(RUTA, 480)).save('los bytes', { resumable: false });
  await bucket.file(RUTA).save('el original', { resumable: false });
  const app = express().use(async (req, res) => {
    await serve(bucket, req, res, ESPERA_MS);
  });
  ({ origin, cerrar } = await servir(app));
});
afterAll(() => cerrar());

test('sends the thumbnail, to be kept for ever', async () => {
  const respuesta = await pedir(urlMiniatura(urlDe(RUTA), 480) ?? '');
  expect([respuesta.status, await respuesta.text()]).toEqual([200, 'los bytes']);
  expect(Object.fromEntries(respuesta.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/webp',
    'content-length': '9',
    'x-content-type-options': 'nosniff',
  });
  const etag = respuesta.headers.get('etag') ?? '';
  const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
  const otra = await pedir(`/img/480/${RUTA}`, { headers });
  expect([otra.status, await otra.text()]).toEqual([304, '']);
  const cabeza = await pedir(`/img/480/${RUTA}`, { method: 'HEAD' });
  expect([cabeza.status, cabeza.headers.get('content-length'), await cabeza.text()]).toEqual([200, '9', '']);
  expect((await pedir(`/img/480/${encodeURIComponent(RUTA)}`)).status).toBe(200);
});

test.each([
  ['not made in time', `/img/160/${RUTA}`],
  ['of a picture that is not there', '/img/160/posts/evento/main/ana/2_otra.jpg'],
  ['another width', `/img/481/${RUTA}`],
  ['a thumbnail of a thumbnail', `/img/480/${rutaMiniatura(RUTA, 480)}`],
  ['another folder', '/img/480/otra/1_cosa.jpg'],
  ['a way up', '/img/480/posts/evento/main/ana/..%2f..%2f1_foto.jpg'],
  ['broken escapes', '/img/480/%E0%A4%A'],
  ['no path', '/img/480'],
])('404, not to be kept: %s', async (_caso, path) => {
  const respuesta = await pedir(path);
  expect([respuesta.status, respuesta.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test('only reads', async () => {
  const respuesta = await pedir(`/img/480/${RUTA}`, { method: 'PUT' });
  expect([respuesta.status, respuesta.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('waits for the thumbnail of a picture just uploaded', async () => {
  const respuesta = pedir(`/img/1200/${RUTA}`);
  await new Promise((resolve) => setTimeout(resolve, ESPERA_MS / 3));
  await bucket.file(rutaMiniatura(RUTA, 1200)).save('recién hecha', { resumable: false });
  expect([(await respuesta).status, await (await respuesta).text()]).toEqual([200, 'recién hecha']);
});
