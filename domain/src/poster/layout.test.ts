import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LIMITS } from '../values/limits.ts';
import type { Text } from './drawing.ts';
import { FORMATS, layout } from './layout.ts';
import { linesOf } from './lines.ts';
import type { Poster } from './poster.ts';
import { SMALLEST } from './words.ts';

/** The font's average width, and its widest letters. */
const WIDTHS = [0.55, 1];
const arbWords = (max: number) =>
  fc
    .array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: max }), { minLength: 1, maxLength: 20 })
    .map((words) => words.join(' ').replaceAll(/\s+/gu, ' ').slice(0, max).trim());
const arbLabel = fc.constantFrom(
  { label: 'EN VIDRIERA' },
  { label: 'EVENTO' },
  { label: 'EVENTO', stamp: 'AGOTADO' },
  { label: 'EVENTO', stamp: 'REPROGRAMADO' },
);
const arbContent = fc.record({
  titulo: arbWords(LIMITS.titulo),
  mark: fc.constantFrom(
    null,
    { over: 'SÁB', numeral: '21', beneath: 'NOV' },
    { over: 'TODOS LOS', numeral: 'MIÉ', beneath: '' },
    { over: 'HASTA EL', numeral: '1', beneath: 'DIC' },
  ),
  lines: fc.array(arbWords(LIMITS.direccion), { maxLength: 3 }),
  author: arbWords(LIMITS.nombre),
  username: fc.stringMatching(/^[a-z.]{0,30}$/),
  palette: fc.nat(5),
});
const arbPoster: fc.Arbitrary<Poster> = fc
  .tuple(arbLabel, arbContent)
  .map(([label, content]) => ({ ...label, ...content }));
const arbFormat = fc.constantFrom(...Object.values(FORMATS));

it('shows the whole title in large text, inside the picture, without overlaps', () =>
  fc.assert(
    fc.property(
      arbPoster,
      arbFormat,
      fc.boolean(),
      fc.constantFrom(...WIDTHS),
      (poster, format, withPhoto, wide) => {
        const measure = (text: string) => [...text].length * wide;
        const drawing = layout(poster, format, { measure, linkHost: 'vidriera.ar/', withPhoto });
        const { texts } = drawing;
        const spaceless = (text: string) => text.replaceAll(/\s/gu, '');
        expect(spaceless(texts.map(({ text }) => text).join(''))).toContain(spaceless(poster.titulo));
        const marks = new Set(Object.values(poster.mark ?? {}));
        const boxes = texts.map((text) => boxOf(text, measure));
        for (const [i, box] of boxes.entries()) {
          expect(box.left).toBeGreaterThanOrEqual(0);
          expect(box.right).toBeLessThanOrEqual(format.width);
          expect(box.top).toBeGreaterThanOrEqual(0);
          expect(box.bottom).toBeLessThanOrEqual(format.foot);
          if (!marks.has(box.text)) expect(box.size).toBeGreaterThanOrEqual(SMALLEST);
          for (const other of boxes.slice(i + 1))
            expect(overlaps(box, other), `${box.text} | ${other.text}`).toBe(false);
        }
        expect(texts.some(({ text }) => text === poster.stamp)).toBe(poster.stamp !== undefined);
        expect(drawing.photo !== null).toBe(withPhoto);
      },
    ),
    { numRuns: 500 },
  ));

type Box = { text: string; size: number; left: number; right: number; top: number; bottom: number };
const boxOf = ({ text, x, y, size }: Text, measure: (text: string) => number): Box => ({
  text,
  size,
  left: x,
  right: x + measure(text) * size,
  top: y - 0.7 * size,
  bottom: y,
});
const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

it('panel and photograph fill the picture without a gap', () =>
  fc.assert(
    fc.property(arbPoster, arbFormat, (poster, format) => {
      const measure = (text: string) => [...text].length * 0.55;
      const { photo, shapes } = layout(poster, format, { measure, linkHost: '', withPhoto: true });
      const [ground] = shapes;
      const { width, height } = format;
      const [across, down] =
        /^M0 0H(\d+)V(\d+)H0Z$/
          .exec(ground?.outline ?? '')
          ?.slice(1)
          .map(Number) ?? [];
      const isBeside = photo?.height === height && across && across >= photo.left;
      const isBelow = photo?.width === width && ground && ground.y <= photo.height;
      expect(isBeside || isBelow).toBe(true);
      expect((ground?.y ?? 0) + (down ?? 0)).toBe(height);
      expect((photo?.width ?? 0) * (photo?.height ?? 0)).toBeGreaterThan(0.25 * width * height);
    }),
  ));

it('lines lose no letter, and a word too long for one is broken', () => {
  const measure = (text: string) => [...text].length * 0.5;
  expect(linesOf(`una ${'ñ'.repeat(25)}`, 100, 20, measure)).toEqual([
    'una',
    'ñ'.repeat(10),
    'ñ'.repeat(10),
    'ñ'.repeat(5),
  ]);
});
