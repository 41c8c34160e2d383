import type { Text } from '@vidriera/domain/poster/drawing';
import stored from './glyphs-700.json' with { type: 'json' };

/** Outlines of the product's font (functions/glyphs.mjs): 'advance path' by character, in 1/1000 of its size. */
const GLYPHS: Record<string, string> = stored;

/**
 * A text reduced to what the font can draw, in one line: letters of other alphabets and emoji go, letters with strange accents lose
 * them. `''` when nothing is left.
 */
export function drawable(text: string): string {
  const known = (character: string) => character in GLYPHS;
  return [...text.normalize('NFC').replaceAll(/\s+/g, ' ')]
    .map((character) =>
      known(character) ? character : [...character.normalize('NFKD')].filter(known).join(''),
    )
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .replace(/^[\s,;:·–—-]+|[\s,;:·–—-]+$/g, '');
}

const glyph = (character: string): [advance: number, path: string] => {
  const stored = GLYPHS[character] ?? '0 ';
  const space = stored.indexOf(' ');
  return space < 0 ? [Number(stored), ''] : [Number(stored.slice(0, space)), stored.slice(space + 1)];
};

/** Width of a line of 1 px, in pixels. */
export const measure = (text: string): number =>
  [...text].reduce((sum, character) => sum + glyph(character)[0], 0) / 1000;

/** A line as outlines. */
export function line({ text, x, y, size, fill }: Text): string {
  let advance = 0;
  const paths = [...text].map((character) => {
    const [width, path] = glyph(character);
    const placed = path && `<path transform="translate(${advance})" d="${path}"/>`;
    advance += width;
    return placed;
  });
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${size / 1000})">${paths.join('')}</g>`;
}
