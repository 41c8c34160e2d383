import { describe, expect, it } from 'vitest';
import { codeIn, writtenCode } from './code-in.ts';

describe('codeIn', () => {
  it.each([
    ['12345678', 'alone'],
    [' 1234 5678\n', 'with a blank inside'],
    ['1234-5678', 'with a dash'],
    ['1234\u00a05678', 'with a hard blank'],
    ['Tu código para entrar a Vidriera es 1234 5678. Sirve por 10 minutos.', 'in the letter’s sentence'],
    ['29/11/2026 18:40 — 12345678', 'after a date'],
    ['Código: 1234 5678 (vence 18:50)', 'parted, before an hour'],
    ['2 12345678', 'after another number'],
  ])('%j: %s', (text) => {
    expect(codeIn(text)).toBe('12345678');
  });

  it('writes a code in two groups', () => {
    expect(writtenCode('12345678')).toBe('1234 5678');
  });

  it.each([
    ['', ''],
    ['1', '1'],
    ['12a3', '123'],
    ['hola', ''],
  ])('keeps what is typed so far: %j', (text, typed) => {
    expect(codeIn(text)).toBe(typed);
  });

  it.each(['123456789', '11 5566-7788', 'El 29 de 11 de 2026 a las 18:40', '1234 56789'])(
    'takes none from %j',
    (text) => {
      expect(codeIn(text)).toBeNull();
    },
  );
});
