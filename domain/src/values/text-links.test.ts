import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TextPiece, textPieces } from './text-links.ts';

const textOf = (piece: TextPiece) => (typeof piece === 'string' ? piece : piece.text);
const links = (text: string) =>
  textPieces(text).flatMap((piece) => (typeof piece === 'string' ? [] : [[piece.text, piece.href]]));

describe('addresses in a text', () => {
  it.each([
    [
      'Entradas en https://ejemplo.com/a?b=c#d.',
      'https://ejemplo.com/a?b=c#d',
      'https://ejemplo.com/a?b=c#d',
    ],
    ['(más en www.ejemplo.com.ar)', 'www.ejemplo.com.ar', 'https://www.ejemplo.com.ar/'],
    ['¿Viste ejemplo.com?', 'ejemplo.com', 'https://ejemplo.com/'],
    ['wa.me/5491155550134, o llamanos', 'wa.me/5491155550134', 'https://wa.me/5491155550134'],
    ['«http://ejemplo.org/año»…', 'http://ejemplo.org/año', 'http://ejemplo.org/a%C3%B1o'],
    ['Https://Ejemplo.com', 'Https://Ejemplo.com', 'https://ejemplo.com/'],
    ['https://ñandú.ar/x', 'https://ñandú.ar/x', 'https://xn--and-6ma2c.ar/x'],
    ['https://ejemplo.com:8080/', 'https://ejemplo.com:8080/', 'https://ejemplo.com:8080/'],
    [
      '(https://es.ejemplo.org/Tango_(baile))',
      'https://es.ejemplo.org/Tango_(baile)',
      'https://es.ejemplo.org/Tango_(baile)',
    ],
    ['*https://ejemplo.com/a*!!', 'https://ejemplo.com/a', 'https://ejemplo.com/a'],
    ['Escribinos: hola+peña@', null, null],
    ['a hola+taller@ejemplo.com.ar.', 'hola+taller@ejemplo.com.ar', 'mailto:hola+taller@ejemplo.com.ar'],
  ])('%j', (text, shown, href) => expect(links(text)).toEqual(shown ? [[shown, href]] : []));

  it('keep the blanks, lines and paragraphs around them', () => {
    expect(textPieces('Uno\n\n  www.a.com\r\n¡www.b.com!')).toEqual([
      'Uno\n\n  ',
      { text: 'www.a.com', href: 'https://www.a.com/' },
      '\r\n¡',
      { text: 'www.b.com', href: 'https://www.b.com/' },
      '!',
    ]);
  });
});

it.each([
  'javascript:alert(1)',
  'JavaScript://ejemplo.com/%0aalert(1)',
  'javascript:https://ejemplo.com',
  'data:text/html,https://ejemplo.com',
  'tel:+541155550134',
  'ftp://ejemplo.com',
  'https://',
  'https://localhost',
  'http://2130706433/',
  'http://127.0.0.1/',
  'https://[::1]/',
  'https://banco.com@ejemplo.com',
  'https://banco.com\\@ejemplo.com',
  'https://%65jemplo.com',
  '<a href="https://ejemplo.com">acá</a>',
  '<https://ejemplo.com>',
  'https://ejemplo.com/<b>',
  'https://ejemplo.com/\u202Efdp.exe',
  'https://ejemplo.com\u200B',
  'https://\u0435jemplo.com',
  'https://ｅjemplo.com',
  'https://ejemplo.\u0441om',
  'https://ejemplo..com',
  'La noche.Traé abrigo',
  'al fin.De nuevo',
  'desde 1.500/2.000',
  'a.m./p.m.',
  '@milonga.sur',
  'a@b',
])('%j stays text', (text) => expect(textPieces(text)).toEqual([text]));

it('lose no text: the pieces join to it, and each address is safe', () => {
  const part = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string(),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.emailAddress(),
    fc.constantFrom(
      ' ',
      '\n',
      '\n\n',
      '(',
      ')',
      '.',
      'www.',
      'https://',
      'ejemplo.com',
      '@',
      '\u202E',
      '«',
      '»',
      '/',
    ),
  );
  const text = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (whole) => {
      const pieces = textPieces(whole);
      expect(pieces.map(textOf).join('')).toBe(whole);
      for (const piece of pieces) {
        expect(textOf(piece)).not.toBe('');
        if (typeof piece === 'string') continue;
        expect(new URL(piece.href).protocol).toMatch(/^(?:https?|mailto):$/);
        expect(piece.text).not.toMatch(/[\s<>"\\\p{Cf}]|[.,;:!?]$/u);
      }
    }),
    { numRuns: 1000 },
  );
});
