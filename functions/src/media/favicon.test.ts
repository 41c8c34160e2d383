import express from 'express';
import { afterEach, expect, test, vi } from 'vitest';
import { servir } from '../testing/http.ts';
import { serveFavicon } from './favicon.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
const png = () => new Response(PNG, { headers: { 'content-type': 'image/png' } });

let cerrar = () => Promise.resolve();
afterEach(() => cerrar());

/** One request, with the icon service answering as given. */
async function pedir(path: string, servicio: () => Promise<Response> | Response, init?: RequestInit) {
  const buscarEn = vi.fn(async (_address: string) => servicio());
  const app = express().use(async (req, res) => {
    await serveFavicon(req, res, buscarEn as unknown as typeof fetch);
  });
  const sitio = await servir(app);
  cerrar = sitio.cerrar;
  const respuesta = await fetch(sitio.origin + path, init);
  return { respuesta, cuerpo: Buffer.from(await respuesta.arrayBuffer()), buscarEn };
}

test('sends the site’s icon, asked for by its name alone', async () => {
  const { respuesta, cuerpo, buscarEn } = await pedir('/img/favicon/64/carta.bar-del-sur.com.ar', png);
  expect([respuesta.status, respuesta.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(cuerpo.equals(PNG)).toBe(true);
  expect(respuesta.headers.get('cache-control')).toContain('s-maxage=2592000');
  expect(buscarEn.mock.calls.map(([address]) => address)).toEqual([
    'https://www.google.com/s2/favicons?sz=64&domain=carta.bar-del-sur.com.ar',
  ]);
});

test.each([
  ['there is none', () => new Response('', { status: 404, headers: { 'content-type': 'image/png' } })],
  ['it is a page', () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
  ['it can carry scripts', () => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } })],
  ['it is too big', () => new Response(Buffer.alloc(100_001), { headers: { 'content-type': 'image/png' } })],
  ['the service can’t be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ['it does not answer in time', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
])('draws a chain, for an hour, when %s', async (_caso, servicio) => {
  const { respuesta, cuerpo } = await pedir('/img/favicon/64/ejemplo.com', servicio);
  expect([respuesta.status, respuesta.headers.get('content-type')]).toEqual([
    200,
    'image/svg+xml; charset=utf-8',
  ]);
  expect(cuerpo.toString()).toContain('<svg');
  expect(respuesta.headers.get('cache-control')).toBe('public, max-age=3600, s-maxage=3600');
  expect(respuesta.headers.get('content-security-policy')).toBe("default-src 'none'");
});

test.each([
  ['/img/favicon/32/ejemplo.com'],
  ['/img/favicon/64/'],
  ['/img/favicon/64/localhost'],
  ['/img/favicon/64/127.0.0.1'],
  ['/img/favicon/64/ejemplo.com:8080'],
  ['/img/favicon/64/ejemplo.com%2Fx'],
  ['/img/favicon/64/-ejemplo.com'],
  [`/img/favicon/64/${'a'.repeat(64)}.com`],
])('%s is 404 and asks nobody', async (path) => {
  const { respuesta, buscarEn } = await pedir(path, png);
  expect([respuesta.status, respuesta.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(buscarEn).not.toHaveBeenCalled();
});

test('only reads', async () => {
  const { respuesta, buscarEn } = await pedir('/img/favicon/64/ejemplo.com', png, { method: 'POST' });
  expect([respuesta.status, respuesta.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect(buscarEn).not.toHaveBeenCalled();
});
