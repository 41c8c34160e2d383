import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast } from '@vidriera/domain/testing/contrast';
import { palette } from '@vidriera/domain/values/palette';
import { expect, it } from 'vitest';

const sheet = readFileSync(join(import.meta.dirname, 'shop-front.module.css'), 'utf8');
const hues = [...sheet.matchAll(/--hue: (#[0-9a-f]{6});/g)].map(([, hue = '']) => hue);

it('has a hue for each number of the palette', () => {
  expect(hues).toHaveLength(6);
  const numbers = Array.from({ length: 200 }, (_, id) => palette(`creador-${id}`));
  expect([...new Set(numbers)].sort()).toEqual([0, 1, 2, 3, 4, 5]);
});

it.each(hues)('%s keeps apart from the awning’s white and from the dark page', (hue) => {
  expect(contrast(hue, '#fbf7f1')).toBeGreaterThan(4.4);
  expect(contrast(hue, '#171310')).toBeGreaterThan(3.2);
});
