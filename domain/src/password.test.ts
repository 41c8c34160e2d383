import { expect, test } from 'vitest';
import { fuerzaDe } from './password.ts';

test.each([
  ['', 'corta'],
  ['x7#kQ2!', 'corta'],
  ['12345678', 'debil'],
  ['aaaaaaaaaaaaaaaaaaaa', 'debil'],
  ['contraseña2026', 'debil'],
  ['bocajuniors', 'debil'],
  ['lunafrita', 'buena'],
  ['x7#kQ2!m', 'buena'],
  ['tres mates y una peña', 'fuerte'],
])('%j is %s', (password, fuerza) => expect(fuerzaDe(password)).toBe(fuerza));

test('what repeats the person’s own name or mail counts for nothing', () => {
  expect(fuerzaDe('mariposa-azul')).toBe('fuerte');
  expect(fuerzaDe('mariposa-azul', ['mariposa.azul', 'mariposa@ejemplo.com'])).toBe('debil');
});
