import { thumbnailPath, thumbnailUrl } from '@vidriera/domain/image/image';
import express from 'express';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { urlOf } from '../../testing/data.ts';
import { listen } from '../../testing/http.ts';
import { project } from '../../testing/project.ts';
import { fileIn } from '../../testing/uploaded-pictures.ts';
import { createMedia } from './serve.ts';

const deps = project('media');
const { bucket, thumbnails } = deps;
const PATH = 'posts/evento/main/ana/1_foto.jpg';
const WAITING = { hold: 400, step: 50, again: 2, held: 3, fresh: 3_600_000 };
/** Longer than any test: the thumbnail ends the wait. */
const UNTIL_MADE = { hold: 60_000 };
let origin = '';
let close = () => Promise.resolve();
const request = (path: string, init?: RequestInit) => fetch(origin + path, init);
const save = (path: string, bytes: string) => fileIn(deps, path).save(bytes, { resumable: false });

async function served(waiting: Partial<typeof WAITING> = {}) {
  const serve = createMedia(deps, { ...WAITING, ...waiting });
  const app = express().use(async (req, res) => {
    await serve(req, res);
  });
  ({ origin, close } = await listen(app));
}

beforeAll(async () => {
  await save(thumbnailPath(PATH, 480), 'los bytes');
  await thumbnails.file(thumbnailPath(PATH, 1200)).delete({ ignoreNotFound: true });
  await save(PATH, 'el original');
});
beforeEach(() => served());
afterEach(async () => {
  vi.restoreAllMocks();
  await close();
});

test('sends the thumbnail, for a day to browsers and for minutes to the CDN', async () => {
  const response = await request(thumbnailUrl(urlOf(PATH), 480) ?? '');
  expect([response.status, await response.text()]).toEqual([200, 'los bytes']);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'public, max-age=86400, s-maxage=300',
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
  ['of a missing picture', '/img/160/posts/evento/main/ana/2_otra.jpg'],
  ['another width', `/img/481/${PATH}`],
  ['a thumbnail of a thumbnail', `/img/480/${thumbnailPath(PATH, 480)}`],
  ['another folder', '/img/480/otra/1_cosa.jpg'],
  ['a way up', '/img/480/posts/evento/main/ana/..%2f..%2f1_foto.jpg'],
  ['broken escapes', '/img/480/%E0%A4%A'],
  ['no path', '/img/480'],
])('404, uncacheable: %s', async (_given, path) => {
  const response = await request(path);
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test('refuses other methods', async () => {
  const response = await request(`/img/480/${PATH}`, { method: 'PUT' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test.each([
  ['is there', 480, 200],
  ['is not there', 160, 404],
])(
  'with any appended parameters, asks Storage once for a thumbnail that %s',
  async (_case, width, status) => {
    await served({ fresh: -1 });
    const file = vi.spyOn(thumbnails, 'file');
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, i) => request(`/img/${width}/${PATH}?x=${i}`)),
    );
    all.push(await request(`/img/${width}/${PATH}?igsh=1`));
    expect(new Set(all.map((answer) => answer.status))).toEqual(new Set([status]));
    expect(file.mock.calls).toEqual([[thumbnailPath(PATH, width === 480 ? 480 : 160)]]);
  },
);

test('waits for the thumbnail of a recent upload', async () => {
  await served(UNTIL_MADE);
  const fileSpy = vi.spyOn(thumbnails, 'file');
  const response = request(`/img/1200/${PATH}`);
  await expect.poll(() => fileSpy.mock.calls.length).toBeGreaterThan(1);
  await save(thumbnailPath(PATH, 1200), 'recién hecha');
  expect([(await response).status, await (await response).text()]).toEqual([200, 'recién hecha']);
});

test('redirects the browser to ask again, twice at most', async () => {
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

test.each(['-1', 'x', '1e9', 'Infinity'])('answers 404 to a forged count (%s)', async (times) => {
  const answer = await request(`/img/160/${PATH}?otra=${times}`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
});

test('holds a few requests; the others are answered at once', async () => {
  await served(UNTIL_MADE);
  const answered: number[] = [];
  const all = Array.from({ length: 20 }, async (_, i) => {
    answered.push((await request(`/img/768/${PATH}?x=${i}`)).status);
  });
  await expect.poll(() => answered).toHaveLength(20 - WAITING.held);
  await save(thumbnailPath(PATH, 768), 'recién hecha');
  await Promise.all(all);
  expect(answered).toEqual([...Array(20 - WAITING.held).fill(404), ...Array(WAITING.held).fill(200)]);
});

test('answers at once for an old upload', async () => {
  await served({ fresh: -1 });
  const [thumbnailSpy, originalSpy] = [vi.spyOn(thumbnails, 'file'), vi.spyOn(bucket, 'file')];
  expect((await request(`/img/160/${PATH}`)).status).toBe(404);
  expect(thumbnailSpy.mock.calls).toEqual([[thumbnailPath(PATH, 160)]]);
  expect(originalSpy.mock.calls).toEqual([[PATH]]);
});
