// @vitest-environment node

import { z } from '@vidriera/domain/zod';
import { forgetPhotos } from '@vidriera/session/photo-database';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropOldPhotos } from '../pictures/photo-store.ts';
import { keepPhotos, keptPhotoSchema, keptPhotos } from './kept-photos.ts';

const DAY = 24 * 60 * 60_000;
const ana = { uid: 'ana', form: 'nuevo' };
const schema = z.array(keptPhotoSchema);
const photo = (nombre: string) => ({
  nombre,
  prepared: { blob: new Blob([nombre], { type: 'image/webp' }), extension: 'webp' as const },
});
const names = async (place = ana) => (await keptPhotos(place, schema))?.map(({ nombre }) => nombre) ?? null;

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('keeps a form’s photos with their bytes, in order', async () => {
  expect(await keepPhotos(ana, [photo('b'), photo('a')])).toBe(true);
  const kept = await keptPhotos(ana, schema);
  expect(kept).toMatchObject([{ nombre: 'b' }, { nombre: 'a', prepared: { extension: 'webp' } }]);
  expect(await kept?.[0]?.prepared.blob.text()).toBe('b');
});

it('shows them in no other form, and to no other person', async () => {
  await keepPhotos(ana, [photo('a')]);
  expect(await names({ ...ana, form: 'evento.e1' })).toBeNull();
  expect(await names({ ...ana, uid: 'beto' })).toBeNull();
  expect(await names()).toEqual(['a']);
});

it('deletes them on demand, and all at the session’s end', async () => {
  await keepPhotos(ana, [photo('a')]);
  await keepPhotos(ana, null);
  expect(await names()).toBeNull();
  await keepPhotos(ana, [photo('a')]);
  forgetPhotos();
  expect(await names()).toBeNull();
});

it('deletes them after seven days', async () => {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
  await keepPhotos(ana, [photo('a')]);
  vi.setSystemTime(Date.now() + 7 * DAY);
  await dropOldPhotos();
  expect(await names()).toEqual(['a']);
  vi.setSystemTime(Date.now() + 1);
  await dropOldPhotos();
  vi.setSystemTime(Date.now() - DAY);
  expect(await names()).toBeNull();
});

it('ignores invalid ones', async () => {
  await keepPhotos(ana, [{ nombre: 3 }]);
  expect(await names()).toBeNull();
});

it.each([
  ['missing', undefined],
  [
    'forbidden',
    {
      open: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    },
  ],
])('keeps nothing if IndexedDB is %s', async (_, indexedDB) => {
  vi.stubGlobal('indexedDB', indexedDB);
  expect(await keepPhotos(ana, [photo('a')])).toBe(false);
  expect(await names()).toBeNull();
});

it('keeps nothing if the disk is full, and none of the former ones', async () => {
  await keepPhotos(ana, [photo('a')]);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await keepPhotos(ana, [photo('b')])).toBe(false);
  expect(await names()).toBeNull();
});
