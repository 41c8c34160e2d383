import { isBlank } from '@vidriera/domain/values/blank';
import { doc, updateDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { db, judge, put, start, stop, update } from './support/harness.ts';
import { ITEMS, OWNER } from './support/items.ts';
import { NOW } from './support/values.ts';

beforeAll(async () => {
  await start();
  await put('link/uno', ITEMS.link);
});
afterAll(stop);

/**
 * Every 1,009th character (a prime, to reach all planes and both surrogates), and those around the borders of
 * a class.
 */
const POINTS = [
  ...Array.from({ length: Math.ceil(0x10_ff_ff / 1009) }, (_, i) => i * 1009),
  0x41,
  0xa0,
  0xad,
  0xa1,
  0x301,
  0x378,
  0x115e,
  0x115f,
  0x1160,
  0x1161,
  0x180e,
  0x2003,
  0x200b,
  0x2028,
  0x202e,
  0x2060,
  0x27ff,
  0x2800,
  0x2801,
  0x3000,
  0x3163,
  0x3164,
  0x3165,
  0xe000,
  0xfe0f,
  0xfeff,
  0xff9f,
  0xffa0,
  0xffa1,
  0x1d159,
  0x1d4b3,
  0x1e900,
  0x1f600,
  0x1f3fd,
  0x1fae8,
  0x1fb00,
  0x2a6d7,
  0xe0041,
  0xe0100,
].filter((point) => point < 0xd800 || point > 0xdfff);
const characters = POINTS.map((point) => String.fromCodePoint(point));
const publish = (titulo: string) =>
  updateDoc(doc(db(OWNER), 'link/uno'), update(OWNER, { titulo, updatedAt: NOW }));

it('the rules accept a character as a title if the domain finds it visible', async () => {
  const visible = characters.filter((one) => !isBlank(one));
  expect(visible.length).toBeGreaterThan(150);
  for (const one of visible)
    await expect(publish(`\n ${one}\n`), one.codePointAt(0)?.toString(16)).resolves.toBeUndefined();
});

it('the rules refuse a title of all invisible characters together', async () => {
  const blank = characters.filter(isBlank);
  expect(blank.length).toBeGreaterThan(500);
  for (let i = 0; i < blank.length; i += 50) await judge('deny', publish(blank.slice(i, i + 50).join('')));
});
