import express from 'express';
import { afterEach, expect, test, vi } from 'vitest';
import { listen } from '../../testing/http.ts';
import { createFavicons } from './favicon.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
const png = () => new Response(PNG, { headers: { 'content-type': 'image/png' } });

let close = () => Promise.resolve();
afterEach(async () => {
  vi.restoreAllMocks();
  await close();
});

/** Serves icons from a new instance. */
async function served(searchIn: (address: string) => Promise<Response>): Promise<string> {
  const serve = createFavicons(searchIn as unknown as typeof fetch);
  const app = express().use(async (req, res) => {
    await serve(req, res);
  });
  const site = await listen(app);
  close = site.close;
  return site.origin;
}

/** A body that fails if far more is read than an icon may have. */
function flood(): ReadableStream<Uint8Array> {
  let chunks = 0;
  return new ReadableStream({
    pull(controller) {
      if (++chunks > 10) throw new RangeError('read too far');
      controller.enqueue(new Uint8Array(50_000));
    },
  });
}

/** Requests an icon, with a fake icon service. */
async function request(path: string, service: () => Promise<Response> | Response, init?: RequestInit) {
  const searchIn = vi.fn(async (_address: string) => service());
  const site = await served(searchIn);
  const response = await fetch(site + path, init);
  return { response, body: Buffer.from(await response.arrayBuffer()), searchIn };
}

test('sends the icon of a host', async () => {
  const { response, body, searchIn } = await request('/img/favicon/64/carta.bar-del-sur.com.ar', png);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(body.equals(PNG)).toBe(true);
  expect(response.headers.get('cache-control')).toContain('s-maxage=2592000');
  expect(searchIn.mock.calls.map(([address]) => address)).toEqual([
    'https://www.google.com/s2/favicons?sz=64&domain=carta.bar-del-sur.com.ar',
  ]);
});

test.each([
  ['there is no icon', () => new Response('', { status: 404, headers: { 'content-type': 'image/png' } })],
  ['it is a page', () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
  ['it can carry scripts', () => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } })],
  ['it is too big', () => new Response(Buffer.alloc(100_001), { headers: { 'content-type': 'image/png' } })],
  [
    'it is too big to be read whole',
    () => new Response(flood(), { headers: { 'content-type': 'image/png' } }),
  ],
  ['the service can’t be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ['it does not answer in time', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
])('answers without an icon for an hour if %s', async (_cause, service) => {
  const { response, body } = await request('/img/favicon/64/ejemplo.com', service);
  expect([response.status, body.length]).toEqual([204, 0]);
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600, s-maxage=3600');
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'");
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
])('%s is 404 without any request', async (path) => {
  const { response, searchIn } = await request(path, png);
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(searchIn).not.toHaveBeenCalled();
});

test('refuses other methods', async () => {
  const { response, searchIn } = await request('/img/favicon/64/ejemplo.com', png, { method: 'POST' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect(searchIn).not.toHaveBeenCalled();
});

test.each([
  ['an icon', async () => png()],
  ['a missing icon', async () => new Response('', { status: 404 })],
])('%s is looked up once, whatever parameters are appended', async (_outcome, service) => {
  const searchIn = vi.fn(service);
  const origin = await served(searchIn);
  const ask = async (query = '') =>
    (await fetch(`${origin}/img/favicon/64/ejemplo.com${query}`)).headers.get('cache-control');
  const atOnce = await Promise.all(Array.from({ length: 80 }, (_, i) => ask(`?x=${i}`)));
  expect(new Set([...atOnce, await ask()]).size).toBe(1);
  expect(searchIn).toHaveBeenCalledOnce();
});

test('looks up sixty hosts a minute, and answers the others without an icon for a minute', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(90_000_000);
  const searchIn = vi.fn(async () => png());
  const origin = await served(searchIn);
  const ask = async (host: string) => {
    const { headers } = await fetch(`${origin}/img/favicon/64/${host}`);
    return [headers.get('content-type'), headers.get('cache-control')];
  };
  const all = await Promise.all(Array.from({ length: 200 }, (_, i) => ask(`host-${i}.com`)));
  expect(searchIn).toHaveBeenCalledTimes(60);
  expect(all.filter(([type]) => type === 'image/png')).toHaveLength(60);
  expect(all.at(-1)).toEqual([null, 'public, max-age=60, s-maxage=60']);
  // Known icons need no lookup.
  expect(await ask('host-0.com')).toEqual(['image/png', expect.stringContaining('s-maxage=2592000')]);
  clock.mockReturnValue(90_060_000);
  // The refusal expires after a millisecond of the cache's own clock.
  await expect.poll(async () => (await ask('host-199.com'))[0]).toBe('image/png');
});
