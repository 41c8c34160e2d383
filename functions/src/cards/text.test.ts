import { expect, test } from 'vitest';
import { drawable, line, widthOf, wrap } from './text.ts';

test.each([
  ['Peña 🎉 de los jueves', 'Peña de los jueves'],
  ['  ¡Vamos!\n¿Querés?  ', '¡Vamos! ¿Querés?'],
  ['مهرجان الموسيقى', ''],
  ['Ệvora · ☕', 'Evora'],
  ['👩‍👩‍👧', ''],
])('%j is drawn as %j', (text, expected) => expect(drawable(text)).toBe(expected));

test('every line fits, and the last one says that more was written', () => {
  const lines = wrap(
    'Una milonga larguísima con orquesta en vivo y clase para principiantes',
    400,
    2,
    48,
    700,
  );
  expect(lines).toHaveLength(2);
  expect(lines.at(-1)).toMatch(/…$/);
  for (const text of lines) expect(widthOf(text, 48, 700)).toBeLessThanOrEqual(400);
});

test('a word wider than a line is cut', () => {
  const lines = wrap('x'.repeat(200), 300, 99, 48, 700);
  expect(lines.join('')).toBe('x'.repeat(200));
  for (const text of lines) expect(widthOf(text, 48, 700)).toBeLessThanOrEqual(300);
});

test('a line holds outlines, and no text that a font would be needed for', () => {
  const svg = line('<b>&"Ñ', 0, 0, 20, 500, '#000');
  expect(svg.match(/<path /g)).toHaveLength(6);
  expect(svg).not.toMatch(/<text|<b>/);
});
