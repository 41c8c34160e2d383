import { usernameSchema } from 'domain/username-schema';
import { describe, expect, test } from 'vitest';
import { base, candidatos } from './suggestions.ts';

describe('base', () => {
  test.each([
    ['María López', 'marialopez'],
    ['__ana__', 'ana'],
    ['Ñoño!', 'nono'],
    ['🥴', ''],
    ['x'.repeat(60), 'x'.repeat(25)],
  ])('%j → %j', (texto, esperado) => expect(base(texto)).toBe(esperado));
});

describe('candidatos', () => {
  test.each(['ana', 'a', '', 'explore', '🥴', '.-_', 'x'.repeat(200), 'María José del Valle y Compañía'])(
    'of %j are valid, distinct and at least three besides it',
    (texto) => {
      for (const azar of [0, 0.5, 0.999]) {
        const lista = candidatos(texto, azar);
        expect(lista.every((una) => usernameSchema.safeParse(una).success)).toBe(true);
        expect(new Set(lista).size).toBe(lista.length);
        expect(lista.filter((una) => una !== texto).length).toBeGreaterThanOrEqual(3);
      }
    },
  );
});
