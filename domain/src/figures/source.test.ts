import { expect, it } from 'vitest';
import { isMarked, marked } from './marker.ts';
import { sourceOf } from './source.ts';

const plain = { hash: '', userAgent: 'Mozilla/5.0 Chrome/130', referrer: '', host: 'vidriera.ar' };

it.each([
  [{}, 'none'],
  [{ hash: '#de=qr' }, 'qr'],
  [{ hash: '#de=compartido', referrer: 'https://www.google.com/' }, 'share'],
  [{ hash: '#de=otro' }, 'none'],
  [{ hash: '#de=undefined' }, 'none'],
  [{ userAgent: 'Mozilla/5.0 (iPhone) Instagram 300.0', referrer: 'https://l.facebook.com/' }, 'instagram'],
  [{ referrer: 'https://l.instagram.com/?u=1' }, 'instagram'],
  [{ referrer: 'https://m.facebook.com/' }, 'facebook'],
  [{ referrer: 'https://www.tiktok.com/' }, 'tiktok'],
  [{ referrer: 'https://www.google.com.ar/' }, 'google'],
  [{ referrer: 'https://notgoogle.example/' }, 'other'],
  [{ referrer: 'https://vidriera.ar/explore', userAgent: 'Instagram' }, 'site'],
] as const)('%j comes from %s', (arrival, source) => {
  expect(sourceOf({ ...plain, ...arrival })).toBe(source);
});

it('a marked address keeps its path and query, and its marker is known', () => {
  const url = new URL(marked('https://vidriera.ar/ana', 'qr'));
  expect([url.pathname, url.search, isMarked(url.hash)]).toEqual(['/ana', '', true]);
  expect(sourceOf({ ...plain, hash: url.hash })).toBe('qr');
  expect(isMarked('#fechas')).toBe(false);
});
