import { expect, it } from 'vitest';
import { lettersSchema } from './letters-schema.ts';

it.each(['bcd fgh', 'BCD-FGH', ' bcd\u00a0fgh\u200b', 'b.c.d.f.g.h'])('letters: %j are BCDFGH', (typed) => {
  expect(lettersSchema.parse(typed)).toBe('BCDFGH');
});

it.each(['Mis letras son BCD-FGH.', 'Vidriera: bcdfgh (vence 18:50)', '«BCDFGH» gracias'])(
  'letters: %j have BCDFGH',
  (typed) => expect(lettersSchema.parse(typed)).toBe('BCDFGH'),
);

it('letters: accept six equal ones, because a claim may have them', () => {
  expect(lettersSchema.parse('bbbbbb')).toBe('BBBBBB');
});

it.each([
  ['', 'Escribí las seis letras.'],
  [' - ', 'Escribí las seis letras.'],
  ['abc', 'Son seis letras. Escribiste 3.'],
  ['b', 'Son seis letras. Escribiste 1.'],
  ['bcdfghj', 'Son seis letras. Escribiste 7.'],
  ['bbcdfgh', 'Escribiste 7 letras en lugar de seis: «B» está repetida.'],
  ['bcdfghh', 'Escribiste 7 letras en lugar de seis: «H» está repetida.'],
  ['bcdfgh bcdfgh', 'Están escritas dos veces. Dejalas una sola vez.'],
  ['aaaaaa', 'Ninguna promo tiene «A». Pedile que las lea de nuevo.'],
  ['bcdfg5', 'Ninguna promo tiene «5». Pedile que las lea de nuevo.'],
  ['bcdfgv', 'Ninguna promo tiene «V». ¿Será «B»?'],
  ['abcdey', 'Ninguna promo tiene «A», «E», «Y». Pedile que las lea de nuevo.'],
])('letters: %j are refused: %s', (typed, message) => {
  const { error } = lettersSchema.safeParse(typed);
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});
