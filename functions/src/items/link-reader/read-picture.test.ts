import type { ServerResponse } from 'node:http';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Answers, leadTo, smallWeb } from '../../testing/small-web.ts';
import { readPicture } from './read-picture.ts';

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#345' } });
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
const send = (res: ServerResponse, type: string, body: Buffer | string) =>
  res.writeHead(200, { 'content-type': type }).end(body);

const ANSWERS: Answers = {
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
const { at, web } = smallWeb(ANSWERS);
const read = (path: string) => readPicture(at(path), web());

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
