import { gzipSync } from 'node:zlib';
import { UPLOAD_CACHE } from '@vidriera/domain/image/upload';
import { beforeAll, expect, test } from 'vitest';
import { refs } from '../base/firestore/refs.ts';
import { alive, call, type LiveAccount, newAccount, waitUntil } from '../testing/live.ts';
import { photo } from '../testing/pictures.ts';
import { OBJECTS, rawStorage } from '../testing/raw-storage.ts';

const HEADER = 'GIF89a';
const GIF = { contentType: 'image/gif' };
let stranger: LiveAccount;
let raw: ReturnType<typeof rawStorage>;
let series = 1;

const exists = async (path: string) => (await alive.bucket.file(path).exists())[0];
const imagen = () => photo(40, 30).gif().toBuffer();

beforeAll(async () => {
  stranger = await newAccount('sube.extrania');
  raw = rawStorage(stranger.token);
});

const packet = gzipSync(Buffer.alloc(1024 * 1024));
const shapes = (['multipart', 'resumable'] as const).flatMap((shape) =>
  (
    [
      [200, { cacheControl: UPLOAD_CACHE }],
      [200, { contentEncoding: 'identity', contentDisposition: null, metadata: {} }],
      [403, { contentEncoding: 'gzip' }],
      [403, { contentEncoding: ['gzip'] }],
      [403, { contentEncoding: { gzip: true } }],
      [403, { contentDisposition: 'attachment; filename="factura.exe"' }],
      [403, { contentDisposition: 'inline' }],
      [403, { metadata: { limpia: '1' } }],
      [403, { metadata: { madeOf: '1' } }],
      [403, { metadata: { limpia: null } }],
      [403, { metadata: 'limpia' }],
      [403, { contentType: null }],
    ] as const
  ).map(([status, metadata]) => [shape, status, metadata] as const),
);
test.each(shapes)('%s: %i for %j', async (shape, status, metadata) => {
  const path = `users/${stranger.uid}/creator/gallery/${series++}_a.gif`;
  const bytes = 'contentEncoding' in metadata ? packet : await imagen();
  expect(await raw[shape](path, { ...GIF, ...metadata }, bytes)).toBe(status);
  if (status === 403) expect(await exists(path)).toBe(false);
});

test('each upload to one path counts, even after a deletion', async () => {
  const path = `users/${stranger.uid}/profile/8_a.gif`;
  const counted = new Set<unknown>();
  for (let i = 0; i < 3; i++) {
    expect(await raw.multipart(path, GIF, await imagen())).toBe(200);
    const [{ generation }] = await alive.bucket.file(path).getMetadata();
    await waitUntil(
      async () => (await refs.upload(alive.db, path).get()).get('counted') === String(generation),
    );
    counted.add(generation);
    await alive.bucket.file(path).delete();
  }
  expect(counted.size).toBe(3);
});

test('uploads without metadata are refused', async () => {
  const path = `users/${stranger.uid}/profile/4_a.gif`;
  expect(await raw.media(path, { 'content-type': 'image/gif' }, HEADER)).toBe(403);
  const packed = { 'content-type': 'image/gif', 'content-encoding': 'gzip' };
  expect(await raw.media(path, packed, packet)).not.toBe(200);
  expect(await exists(path)).toBe(false);
});

test('metadata of a stored file can’t be changed', async () => {
  const path = `users/${stranger.uid}/profile/5_a.gif`;
  expect(await raw.multipart(path, GIF, await imagen())).toBe(200);
  for (const change of [
    { contentEncoding: 'gzip' },
    { metadata: { firebaseStorageDownloadTokens: 'mia' } },
  ]) {
    expect(await raw.patch(path, change, false)).toBe(403);
    expect(await raw.patch(path, change, true)).toBe(403);
  }
});

test('an upload with a chosen download token is deleted', async () => {
  const path = `users/${stranger.uid}/profile/6_a.gif`;
  const metadata = { ...GIF, metadata: { firebaseStorageDownloadTokens: 'mia' } };
  expect(await raw.multipart(path, metadata, await imagen())).toBe(200);
  const direccion = `${OBJECTS}/${encodeURIComponent(path)}?alt=media&token=mia`;
  await waitUntil(async () => (await fetch(direccion)).status === 403);
  expect(await exists(path)).toBe(false);
});

test('an upload after the account’s deletion is deleted; a living account’s stays', async () => {
  const { uid, token } = await newAccount('se.fue');
  expect(await call('deleteAccount', { username: 'se.fue' }, token)).toMatchObject({ status: 200 });
  const theirs = `users/${uid}/profile/1_a.gif`;
  const own = `users/${stranger.uid}/profile/7_a.gif`;
  expect(await rawStorage(token).multipart(theirs, GIF, await imagen())).toBe(200);
  expect(await raw.multipart(own, GIF, await imagen())).toBe(200);
  await waitUntil(async () => !(await exists(theirs)));
  await waitUntil(async () => (await fetch(`${alive.origin}/img/160/${own}`)).ok);
});

test('the ledger of deletions can’t be read, written or deleted', async () => {
  const { uid, token } = await newAccount('se.anota');
  expect(await call('deleteAccount', { username: 'se.anota' }, token)).toMatchObject({ status: 200 });
  const entry = `bajas/user/${uid}`;
  expect(await exists(entry)).toBe(true);
  for (const sender of [token, stranger.token]) {
    const headers = { authorization: `Firebase ${sender}` };
    const address = `${OBJECTS}/${encodeURIComponent(entry)}`;
    for (const [method, url] of [
      ['GET', address],
      ['GET', `${address}?alt=media`],
      ['DELETE', address],
      ['GET', `${OBJECTS}?prefix=bajas/`],
    ] as const) {
      expect((await fetch(url, { method, headers })).status, `${method} ${url}`).toBe(403);
    }
    expect(await rawStorage(sender).multipart(entry, GIF, await imagen())).toBe(403);
    expect(await rawStorage(sender).multipart(`bajas/user/${stranger.uid}`, GIF, await imagen())).toBe(403);
  }
  expect(await exists(entry)).toBe(true);
  expect(await exists(`bajas/user/${stranger.uid}`)).toBe(false);
});

test('files are deleted while somebody reads them, and storage keeps answering', async () => {
  const bytes = await imagen();
  const headers = { authorization: `Firebase ${stranger.token}` };
  const answers: unknown[] = [];
  for (let i = 0; i < 2; i++) {
    const path = `users/${stranger.uid}/profile/9${i}_a.gif`;
    expect(await raw.multipart(path, GIF, bytes)).toBe(200);
    const unanswered = new AbortController();
    const read = () =>
      fetch(`${OBJECTS}/${encodeURIComponent(path)}?alt=media`, { signal: unanswered.signal, headers })
        .then(({ status }) => status)
        .catch((error: Error) => error.name);
    const reads = Array.from({ length: 20 }, read);
    await Promise.race(reads);
    await alive.bucket.file(path).delete();
    setTimeout(() => unanswered.abort(), 2_000); // the emulator leaves a read that meets the deletion unanswered
    answers.push(...(await Promise.all(reads)));
  }
  expect(answers).toContain(200);
  expect(await raw.multipart(`users/${stranger.uid}/profile/9_a.gif`, GIF, bytes)).toBe(200);
});
