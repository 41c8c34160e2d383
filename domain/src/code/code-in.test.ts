import { describe, expect, it } from 'vitest';
import { codeIn } from './code-in.ts';

describe('codeIn', () => {
  it.each([
    ['123456', 'alone'],
    [' 123 456\n', 'with a blank inside'],
    ['123-456', 'with a dash'],
    ['123\u00a0456', 'with a hard blank'],
    ['Tu código para entrar a Vidriera es 123456. Sirve por 10 minutos.', 'in the letter’s sentence'],
    ['29/11/2026 18:40 — 123456', 'after a date'],
    ['Código: 123 456 (vence 18:50)', 'parted, before an hour'],
    ['2 123456', 'after another number'],
  ])('%j: %s', (text) => {
    expect(codeIn(text)).toBe('123456');
  });

  it.each([
    ['', ''],
    ['1', '1'],
    ['12a3', '123'],
    ['hola', ''],
  ])('keeps what is typed so far: %j', (text, typed) => {
    expect(codeIn(text)).toBe(typed);
  });

  it.each(['1234567', '11 5566-7788', 'El 29 de 11 a las 18:40', '1234 5678'])(
    'takes none from %j',
    (text) => {
      expect(codeIn(text)).toBeNull();
    },
  );
});
