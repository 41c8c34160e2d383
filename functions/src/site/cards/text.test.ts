import { expect, test } from 'vitest';
import { drawable, line } from './text.ts';

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
