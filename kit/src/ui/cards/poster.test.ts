import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PALETTES } from '@vidriera/domain/poster/colours';
import { expect, it } from 'vitest';

it('has the colours of PALETTES', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'poster.module.css'), 'utf8');
  const all = (name: string) =>
    [...sheet.matchAll(new RegExp(`--${name}: (#[0-9a-f]{6});`, 'g'))].map(([, hex]) => hex);
  expect(all('ground')).toEqual(PALETTES.map(({ ground }) => ground));
  expect(all('shape')).toEqual(PALETTES.map(({ shape }) => shape));
  expect(all('letters')).toEqual(PALETTES.map(({ letters }) => letters));
});
