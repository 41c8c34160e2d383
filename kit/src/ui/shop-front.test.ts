import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { palette } from '../palette.ts';

const sheet = readFileSync(join(import.meta.dirname, 'shop-front.module.css'), 'utf8');
const hues = [...sheet.matchAll(/--hue: (#[0-9a-f]{6});/g)].map(([, hue = '']) => hue);

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

it('there is a hue for each number of the palette', () => {
  expect(hues).toHaveLength(6);
  const numbers = Array.from({ length: 200 }, (_, id) => palette(`creador-${id}`));
  expect([...new Set(numbers)].sort()).toEqual([0, 1, 2, 3, 4, 5]);
});

it.each(hues)('%s keeps apart from the awning’s white and from the dark page', (hue) => {
  expect(contrast(hue, '#fbf7f1')).toBeGreaterThan(4.4);
  expect(contrast(hue, '#171310')).toBeGreaterThan(3.2);
});
