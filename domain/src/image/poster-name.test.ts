import { expect, it } from 'vitest';
import { paths } from './image.ts';
import { isPosterName, isTall, posterName } from './poster-name.ts';

it.each([
  ['flyer.jpg', 'flyer-afiche.jpg'],
  ['sin punto', 'sin punto-afiche'],
  ['.jpg', '.jpg-afiche'],
])('%s becomes %s, and is known in its path', (file, marked) => {
  expect(posterName(file)).toBe(marked);
  const path = paths.principal('evento', 'ana', marked, 1);
  expect(isPosterName(path)).toBe(true);
  expect(isPosterName(`https://example/o/${encodeURIComponent(path)}?alt=media&token=x`)).toBe(true);
  expect(isPosterName(paths.principal('evento', 'ana', file, 1))).toBe(false);
});

it('a long name keeps its mark', () =>
  expect(isPosterName(paths.extra('evento', 'ana', posterName(`${'a'.repeat(200)}.webp`), 1))).toBe(true));

it.each([
  [3, 4, true],
  [79, 100, false],
  [1, 1, false],
])('%i×%i is tall: %s', (width, height, tall) => expect(isTall(width, height)).toBe(tall));

it('no picture is none', () =>
  expect([null, undefined, ''].map(isPosterName)).toEqual([false, false, false]));
