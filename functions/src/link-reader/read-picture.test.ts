import { createServer, type ServerResponse } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Web } from './fetch-public.ts';
import { readPicture } from './read-picture.ts';

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#345' } });
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
const send = (res: ServerResponse, type: string, body: Buffer | string) =>
  res.writeHead(200, { 'content-type': type }).end(body);
const leadTo = (location: string) => (res: ServerResponse) => res.writeHead(302, { location }).end();

const ANSWERS: Record<string, (res: ServerResponse) => unknown> = {
  '/photo': async (res) =>
    send(res, 'image/jpeg', await flat(3000, 1500).jpeg().withMetadata({ orientation: 6 }).toBuffer()),
  '/png': async (res) => send(res, 'image/png', await flat(40, 30).png().toBuffer()),
  '/moved': leadTo('/png'),
  '/svg': (res) => send(res, 'image/svg+xml', SVG),
  '/svg-as-png': (res) => send(res, 'image/png', SVG),
  '/png-as-html': async (res) => send(res, 'text/html', await flat(40, 30).png().toBuffer()),
  '/broken': (res) => send(res, 'image/png', 'no'),
  '/heavy': (res) => send(res, 'image/png', Buffer.alloc(5 * 1024 * 1024 + 1)),
  '/huge': async (res) => send(res, 'image/png', await flat(5000, 5000).png().toBuffer()),
  '/missing': (res) => res.writeHead(404, { 'content-type': 'image/png' }).end(),
  '/to-private': leadTo('http://169.254.169.254/latest'),
};
const server = createServer((req, res) => void ANSWERS[req.url ?? '']?.(res));
let origin = '';
let web: Web;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  origin = `http://127.0.0.1:${address.port}`;
  web = { isPublic: (one) => one === '127.0.0.1', ports: [`${address.port}`] };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const read = (path: string) => readPicture(origin + path, web);

test.each([
  ['/photo', 800, 1600],
  ['/png', 40, 30],
  ['/moved', 40, 30],
])('%s is drawn anew, upright and at most 1600 px: %i × %i', async (path, width, height) => {
  const outcome = await read(path);
  const base64 = outcome.kind === 'read' ? (outcome.value ?? '') : '';
  const meta = await sharp(Buffer.from(base64, 'base64')).metadata();
  expect(meta).toMatchObject({ format: 'webp', width, height });
  expect(meta.exif).toBeUndefined();
});

test.each(['/svg', '/svg-as-png', '/png-as-html', '/broken', '/heavy', '/huge', '/missing'])(
  '%s is no picture',
  async (path) => {
    expect(await read(path)).toEqual({ kind: 'read', value: null });
  },
);

test('a redirect is checked, too', async () => {
  expect(await read('/to-private')).toEqual({ kind: 'not-public' });
});
