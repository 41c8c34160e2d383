import { subjectOf } from '@vidriera/domain/held/subject-schema';
import { thumbnailPath } from '@vidriera/domain/image/image';
import { itemCardPath, perfilCardPath } from '@vidriera/domain/item/social-card';
import express from 'express';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { creador, publish } from '../../testing/data.ts';
import { clear, hold } from '../../testing/holds.ts';
import { listen } from '../../testing/http.ts';
import { photo } from '../../testing/pictures.ts';
import { project } from '../../testing/project.ts';
import { readsOf } from '../../testing/reads.ts';
import { detail } from '../api/read/detail.ts';
import { readPerfil } from '../api/read/profile.ts';
import * as drawing from './draw.ts';
import { createCards } from './serve.ts';

const deps = project('cards');
let origin = '';
let close = () => Promise.resolve();
const request = async (path: string, init?: RequestInit) => {
  const response = await fetch(origin + path, { redirect: 'manual', ...init });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};
const pathOf = async (id: string) => {
  const read = await detail(deps, 'evento', id);
  if (!read || read.tipo === 'link') throw new Error('not there');
  return itemCardPath(read);
};

beforeAll(async () => {
  await creador(deps.db, 'ana');
  await publish(deps, 'evento', 'ana', { 'pena-1': {}, 'sin-foto': { url_imagen: null } });
});
/** Starts a server without anything in memory. */
async function started(): Promise<void> {
  await close();
  const serve = createCards({ ...deps, origin: 'https://vidriera.test', linkHost: 'vidriera.test/' });
  const app = express().use(async (req, res) => {
    await serve(req, res);
  });
  ({ origin, close } = await listen(app));
}
beforeEach(started);
afterEach(async () => {
  vi.restoreAllMocks();
  await close();
  close = () => Promise.resolve();
});

test('sends a card without its photo, briefly cached, until the thumbnail is made', async () => {
  const { response } = await request(await pathOf('pena-1'));
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=60, s-maxage=300',
  ]);
});

test('sends an item’s card, for a day to browsers and for minutes to the CDN', async () => {
  const thumbnail = await photo(1200, 900).webp().toBuffer();
  await deps.thumbnails
    .file(thumbnailPath('posts/evento/main/ana/1_a.jpg', 1200))
    .save(thumbnail, { resumable: false });
  const { response, bytes } = await request(await pathOf('pena-1'));
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400, s-maxage=300');
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect((await request(await pathOf('sin-foto'))).response.headers.get('cache-control')).toBe(
    'public, max-age=86400, s-maxage=300',
  );
});

test('redirects an older version to the current one', async () => {
  const { response } = await request('/og/evento/pena-1/vieja1.jpg');
  expect([response.status, response.headers.get('location')]).toEqual([302, await pathOf('pena-1')]);
  expect(response.headers.get('cache-control')).toBe('public, max-age=5, s-maxage=5');
});

test('sends a profile’s card, for any case of its name', async () => {
  const read = await readPerfil(deps, 'ana');
  if (!read) throw new Error('not there');
  expect((await request(perfilCardPath(read))).response.status).toBe(200);
  expect((await request('/og/perfil/ANA/x.jpg')).response.headers.get('location')).toBe(perfilCardPath(read));
});

test('the QR code leads to the item’s page, is immutable, and reads nothing', async () => {
  const { documents, loose } = await readsOf(async () => {
    const { response, bytes } = await request('/og/evento/pena-1/qr.svg?x=1');
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'");
    sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
    const { data, info } = await sharp(bytes)
      .resize(400)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const read = jsQR(new Uint8ClampedArray(data), info.width, info.height);
    expect(read?.data).toBe('https://vidriera.test/explore/evento/pena-1#de=qr');
  });
  expect(documents + loose).toBe(0);
});

test.each([
  '/og/evento/__x__/qr.svg',
  '/og/link/pena-1/qr.svg',
  '/og/perfil/ana/qr.svg',
  '/og/evento/a%2Fb/qr.svg',
  '/og/vidriera.jpg',
  '/og/user/ana/abc.jpg',
  '/og/evento/a%2Fb/abc.jpg',
  '/og/%E0%A4%A',
  '/og/',
])('%s gets the product’s own card', async (path) => {
  const { response, bytes } = await request(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(response.headers.get('cache-control')).not.toContain('immutable');
  expect((await sharp(bytes).metadata()).width).toBe(1200);
});

test('a missing or held item has none: a 404 with the product’s own card, and it is back when cleared', async () => {
  expect((await request('/og/evento/nadie/abc.jpg')).response.status).toBe(404);
  const path = await pathOf('pena-1');
  await hold(deps, subjectOf('evento', 'pena-1'), 'operator');
  const { response, bytes } = await request(path);
  expect([response.status, (await sharp(bytes).metadata()).width]).toEqual([404, 1200]);
  expect(response.headers.get('cache-control')).toBe('public, max-age=60, s-maxage=300');
  await clear(deps, subjectOf('evento', 'pena-1'));
  await started();
  expect((await request(path)).response.status).toBe(200);
});

test('draws the product’s small own card once for all missing items', async () => {
  const draw = vi.spyOn(drawing, 'drawGeneral');
  const all = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      request(i % 2 ? `/og/evento/nadie/v${i}.jpg` : `/og/cosa-${i}?x=${i}`),
    ),
  );
  const bytes = all.map((one) => one.bytes.length);
  expect(new Set(bytes).size).toBe(1);
  expect(bytes[0]).toBeLessThan(30_000);
  expect(draw).toHaveBeenCalledOnce();
});

test('forged versions are redirected, with one read and no drawing', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(performance.now()); // stops the five seconds of the cache
  const draw = vi.spyOn(drawing, 'draw');
  const current = await pathOf('sin-foto');
  const reads = await readsOf(async () => {
    for (let i = 0; i < 200; i++) {
      const { response } = await request(`/og/evento/sin-foto/v${i}.jpg?x=${i}`);
      expect([response.status, response.headers.get('location')]).toEqual([302, current]);
    }
  });
  expect(reads.documents + reads.loose).toBe(2);
  expect(draw).not.toHaveBeenCalled();
});

test('appended parameters cause no second drawing', async () => {
  const draw = vi.spyOn(drawing, 'draw');
  const path = await pathOf('sin-foto');
  const { bytes } = await request(path);
  const all = await Promise.all(Array.from({ length: 50 }, (_, i) => request(`${path}?x=${i}`)));
  expect(all.every((one) => one.bytes.equals(bytes))).toBe(true);
  expect(draw).toHaveBeenCalledOnce();
});

test('reads two documents', async () => {
  const path = await pathOf('sin-foto');
  const { documents, loose } = await readsOf(() => request(path));
  expect(documents + loose).toBe(2);
});

test('refuses other methods', async () => {
  const { response } = await request('/og/vidriera.jpg', { method: 'POST' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
