import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { ITEM_ID } from './ids.ts';
import { derivedItemId, itemIdPrefix, newItemId } from './item-id.ts';

afterEach(() => vi.restoreAllMocks());

test('itemIdPrefix: the first 12 lower-case hex digits of the SHA-256 of the uid', async () => {
  expect(await itemIdPrefix('abc')).toBe('ba7816bf8f01');
  for (const uid of ['', 'Ñandú', 'x'.repeat(128)])
    expect(await itemIdPrefix(uid)).toBe(createHash('sha256').update(uid).digest('hex').slice(0, 12));
});

test('newItemId: begins with its owner’s prefix, is unique, and fits addresses', async () => {
  const ids = await Promise.all(Array.from({ length: 200 }, () => newItemId('abc')));
  for (const id of ids) {
    expect(id).toMatch(/^ba7816bf8f01[A-Za-z0-9]{12}$/);
    expect(id).toMatch(ITEM_ID);
  }
  expect(new Set(ids).size).toBe(ids.length);
});

test('newItemId: drops bytes that would favour some letters', async () => {
  const given = [248, 255, 0, 61, 62, 247];
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) for (const i of array.keys()) array[i] = given[i % given.length] ?? 0;
    return array;
  });
  expect((await newItemId('abc')).slice(12)).toBe('A9A9'.repeat(3));
});

test('derivedItemId: the same for an owner and a content, another for any other, and never a random one', async () => {
  const id = await derivedItemId('abc', 'https://ejemplo.com/');
  expect(id).toMatch(/^ba7816bf8f01[A-Za-z0-9]{20}$/);
  expect(id).toMatch(ITEM_ID);
  expect(await derivedItemId('abc', 'https://ejemplo.com/')).toBe(id);
  const otherIds = [
    derivedItemId('abc', 'https://ejemplo.com/otra'),
    derivedItemId('abd', 'https://ejemplo.com/'),
  ];
  for (const other of await Promise.all(otherIds)) expect(other.slice(12)).not.toBe(id.slice(12));
});
