import { thumbnailPath, thumbnailUrl } from '@vidriera/domain/image/image';
import express from 'express';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { urlOf } from '../testing/data.ts';
import { listen } from '../testing/http.ts';
import { project } from '../testing/project.ts';
import { createMedia } from './serve.ts';

const { bucket } = project('media');
const PATH = 'posts/evento/main/ana/1_foto.jpg';
const WAITING = { hold: 400, step: 50, again: 2, held: 3, fresh: 60_000 };
let origin = '';
let close = () => Promise.resolve();
const request = (path: string, init?: RequestInit) => fetch(origin + path, init);
const save = (path: string, bytes: string) => bucket.file(path).save(bytes, { resumable: false });

async function served(waiting: Partial<typeof WAITING> = {}) {
  const serve = createMedia(bucket, { ...WAITING, ...waiting });
  const app = express().use(async (req, res) => {
    await serve(req, res);
  });
  ({ origin, close } = await listen(app));
}

beforeAll(async () => {
  await save(thumbnailPath(PATH, 480), 'los bytes');
  await bucket.file(thumbnailPath(PATH, 1200)).delete({ ignoreNotFound: true });
  await save(PATH, 'el original');
});
beforeEach(() => served());
afterEach(async () => {
  vi.restoreAllMocks();
  await close();
});

test('sends the thumbnail, to be kept for ever', async () => {
  const response = await request(thumbnailUrl(urlOf(PATH), 480) ?? '');
  expect([response.status, await response.text()]).toEqual([200, 'los bytes']);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/webp',
    'content-length': '9',
    'x-content-type-options': 'nosniff',
  });
  const etag = response.headers.get('etag') ?? '';
  const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
  const another = await request(`/img/480/${PATH}`, { headers });
  expect([another.status, await another.text()]).toEqual([304, '']);
  const head = await request(`/img/480/${PATH}`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '9', '']);
  expect((await request(`/img/480/${encodeURIComponent(PATH)}`)).status).toBe(200);
});

test.each([
  ['not made in time', `/img/160/${PATH}`],
  ['of a picture that is not there', '/img/160/posts/evento/main/ana/2_otra.jpg'],
  ['another width', `/img/481/${PATH}`],
  ['a thumbnail of a thumbnail', `/img/480/${thumbnailPath(PATH, 480)}`],
  ['another folder', '/img/480/otra/1_cosa.jpg'],
  ['a way up', '/img/480/posts/evento/main/ana/..%2f..%2f1_foto.jpg'],
  ['broken escapes', '/img/480/%E0%A4%A'],
  ['no path', '/img/480'],
])('404, not to be kept: %s', async (_given, path) => {
  const response = await request(path);
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test('only reads', async () => {
  const response = await request(`/img/480/${PATH}`, { method: 'PUT' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test.each([
  ['is there', 480, 200],
  ['is not there', 160, 404],
])('whatever is appended, Storage is asked once for a thumbnail that %s', async (_case, width, status) => {
  await served({ fresh: -1 });
  const file = vi.spyOn(bucket, 'file');
  const all = await Promise.all(
    Array.from({ length: 50 }, (_, i) => request(`/img/${width}/${PATH}?x=${i}`)),
  );
  all.push(await request(`/img/${width}/${PATH}?igsh=1`));
  expect(new Set(all.map((answer) => answer.status))).toEqual(new Set([status]));
  const thumbnails = file.mock.calls.filter(
    ([name]) => name === thumbnailPath(PATH, width === 480 ? 480 : 160),
  );
  expect(thumbnails).toHaveLength(1);
});

test('waits for the thumbnail of a picture just uploaded', async () => {
  const response = request(`/img/1200/${PATH}`);
  await new Promise((resolve) => setTimeout(resolve, WAITING.hold / 3));
  await save(thumbnailPath(PATH, 1200), 'recién hecha');
  expect([(await response).status, await (await response).text()]).toEqual([200, 'recién hecha']);
});

test('sends a request back to ask again, not for ever', async () => {
  const steps: unknown[] = [];
  for (let next: string | null = `/img/160/${PATH}`; next; ) {
    const answer = await request(next, { redirect: 'manual' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    next = answer.headers.get('location');
    steps.push([answer.status, next]);
  }
  const back = (times: number) => [302, `/img/160/${PATH}?otra=${times}`];
  expect(steps).toEqual([back(1), back(2), [404, null]]);
});

test.each(['-1', 'x', '1e9', 'Infinity'])('a made-up count (%s) leads nowhere', async (times) => {
  const answer = await request(`/img/160/${PATH}?otra=${times}`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
});

test('holds a few at a time and sends them back: the others are told at once', async () => {
  const paths = Array.from({ length: 20 }, (_, i) => `/img/160/${PATH}?x=${i}`);
  const all = await Promise.all(
    paths.map(async (path) => (await request(path, { redirect: 'manual' })).status),
  );
  expect(all.filter((status) => status === 302)).toHaveLength(WAITING.held);
  expect(all.filter((status) => status === 404)).toHaveLength(20 - WAITING.held);
});

test('nobody waits for what was uploaded long ago', async () => {
  await served({ fresh: -1 });
  const file = vi.spyOn(bucket, 'file');
  expect((await request(`/img/160/${PATH}`)).status).toBe(404);
  expect(file.mock.calls).toEqual([[thumbnailPath(PATH, 160)], [PATH]]);
});
