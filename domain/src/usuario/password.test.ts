import { expect, test } from 'vitest';
import { strengthOf } from './password.ts';

test.each([
  ['', 'short'],
  ['x7#kQ2!', 'short'],
  ['12345678', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['contraseña2026', 'weak'],
  ['bocajuniors', 'weak'],
  ['lunafrita', 'good'],
  ['x7#kQ2!m', 'good'],
  ['tres mates y una peña', 'strong'],
])('%j is %s', (password, strength) => expect(strengthOf(password)).toBe(strength));

test('parts of the person’s own name or mail count for nothing', () => {
  expect(strengthOf('mariposa-azul')).toBe('strong');
  expect(strengthOf('mariposa-azul', ['mariposa.azul', 'mariposa@ejemplo.com'])).toBe('weak');
});
