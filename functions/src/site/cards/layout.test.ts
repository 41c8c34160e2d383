import type { Poster } from '@vidriera/domain/poster/poster';
import { LIMITS } from '@vidriera/domain/values/limits';
import { describe, expect, test } from 'vitest';
import { cardDrawing, drawable, line } from './layout.ts';

test.each([
  ['Peña 🎉 de los jueves', 'Peña de los jueves'],
  ['  ¡Vamos!\n¿Querés?  ', '¡Vamos! ¿Querés?'],
  ['مهرجان الموسيقى', ''],
  ['Ệvora · ☕', 'Evora'],
  ['👩‍👩‍👧', ''],
])('%j is drawn as %j', (text, expected) => expect(drawable(text)).toBe(expected));

test('a line consists of outlines, without text that needs a font', () => {
  const svg = line({ text: '<b>&"Ñ', x: 0, y: 0, size: 20, fill: '#000' });
  expect(svg.match(/<path /g)).toHaveLength(6);
  expect(svg).not.toMatch(/<text|<b>/);
});

const POSTER: Poster = {
  label: 'EVENTO',
  titulo: 'Peña',
  mark: { over: 'TODOS LOS', numeral: 'SÁB', beneath: '' },
  lines: [],
  author: 'Ana',
  username: 'ana',
  palette: 0,
};
const outlines = (svg: string): string =>
  [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path).join(' ');
/** Returns whether a text is drawn, on any number of lines. */
const says = (svg: string, text: string): boolean =>
  outlines(svg).includes(outlines(line({ text, x: 0, y: 0, size: 1, fill: '' })));

describe.each([true, false])('with a photograph: %s', (withPhoto) => {
  const drawn = (change: Partial<Poster>) =>
    cardDrawing({ kind: 'evento', poster: { ...POSTER, ...change }, imagen: null }, 'vidriera.ar/', withPhoto)
      .svg;

  test.each(['Encuentro de encuadernación ', 'MW', 'ñ'])(
    'a title of 120 characters (%j…) is complete',
    (part) => {
      const titulo = part.repeat(LIMITS.titulo).slice(0, LIMITS.titulo).trim();
      const svg = drawn({
        titulo,
        lines: ['Del 1 dic al 22 dic · 18:00 a 20:00', 'Av. Boedo 850, Buenos Aires'],
      });
      expect(says(svg, titulo)).toBe(true);
      expect(says(svg, '…')).toBe(false);
    },
  );

  test('draws the numeral and a short address of 30 letters', () => {
    const svg = drawn({ username: 'o'.repeat(LIMITS.usernameMax) });
    expect(says(svg, 'SÁB')).toBe(true);
    expect(says(svg, `vidriera.ar/${'o'.repeat(LIMITS.usernameMax)}`)).toBe(true);
  });

  test('leaves out characters missing from the font, and replaces an empty title by the author', () => {
    expect(says(drawn({ titulo: 'Peña 🎉 del sur' }), 'Peña del sur')).toBe(true);
    expect(drawn({ titulo: '🎉', author: 'Bar' })).toBe(drawn({ titulo: 'Bar', author: 'Bar' }));
    expect(drawn({ titulo: '🎉', author: '🎉' })).toBe(drawn({ titulo: 'Vidriera', author: '' }));
  });
});
