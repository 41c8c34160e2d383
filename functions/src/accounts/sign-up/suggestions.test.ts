import { usernameSchema } from '@vidriera/domain/usuario/username-schema';
import { describe, expect, test } from 'vitest';
import { candidates } from './suggestions.ts';

const REFUSED = [
  'x.html',
  'ads.txt',
  'vidriera',
  'v1driera.ok',
  'soporte',
  'Soporte Vidriera',
  'ana.oficial',
  'administrador',
  'Atención al cliente',
  'xn--a',
  'constructor',
];

describe('candidates', () => {
  test.each([
    'ana',
    'a',
    '',
    'explore',
    '🥴',
    '.-_',
    'x'.repeat(200),
    'María José del Valle y Compañía',
    ...REFUSED,
  ])('of %j are valid, distinct and at least three besides it', (text) => {
    for (const random of [0, 0.5, 0.999]) {
      const list = candidates(text, random);
      expect(list.every((item) => usernameSchema.safeParse(item).success)).toBe(true);
      expect(new Set(list).size).toBe(list.length);
      expect(list.filter((item) => item !== text).length).toBeGreaterThanOrEqual(3);
    }
  });
});
