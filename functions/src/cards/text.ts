import medium from './glyphs-500.json' with { type: 'json' };
import bold from './glyphs-700.json' with { type: 'json' };

/** Outlines of the product's font (functions/glyphs.mjs): 'advance path' by character, in 1/1000 of its size. */
const FONTS: Record<Weight, Record<string, string>> = { 700: bold, 500: medium };
export type Weight = 500 | 700;

/** Distance of two lines' feet, in sizes. */
const LEADING = 1.12;

/**
 * A text reduced to what the font can draw, in one line: letters of other alphabets and emoji go, letters with strange accents lose
 * them. `''` when nothing is left.
 */
export function drawable(text: string): string {
  const known = (character: string) => character in bold;
  return [...text.normalize('NFC').replaceAll(/\s+/g, ' ')]
    .map((character) =>
      known(character) ? character : [...character.normalize('NFKD')].filter(known).join(''),
    )
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .replace(/^[\s,;:·–—-]+|[\s,;:·–—-]+$/g, '');
}

const glyph = (character: string, weight: Weight): [advance: number, path: string] => {
  const stored = FONTS[weight][character] ?? '0 ';
  const space = stored.indexOf(' ');
  return space < 0 ? [Number(stored), ''] : [Number(stored.slice(0, space)), stored.slice(space + 1)];
};

/** Width of a line, in pixels. */
export const widthOf = (text: string, size: number, weight: Weight): number =>
  [...text].reduce((sum, character) => sum + glyph(character, weight)[0] * size, 0) / 1000;

/** A line as SVG, its foot at `y`. */
export function line(text: string, x: number, y: number, size: number, weight: Weight, fill: string): string {
  let advance = 0;
  const paths = [...text].map((character) => {
    const [width, path] = glyph(character, weight);
    const placed = path && `<path transform="translate(${advance})" d="${path}"/>`;
    advance += width;
    return placed;
  });
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${size / 1000})">${paths.join('')}</g>`;
}

/** Lines of a text within a width; a word that is too long for a line is cut, and what does not fit ends in '…'. */
export function wrap(text: string, width: number, most: number, size: number, weight: Weight): string[] {
  const fits = (candidate: string) => widthOf(candidate, size, weight) <= width;
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ').flatMap((one) => pieces(one, fits))) {
    const longer = current ? `${current} ${word}` : word;
    if (fits(longer)) current = longer;
    else {
      lines.push(current);
      current = word;
    }
  }
  lines.push(current);
  if (lines.length <= most) return lines;
  let last = lines[most - 1] ?? '';
  while (last && !fits(`${last}…`)) last = last.slice(0, -1);
  return [...lines.slice(0, most - 1), `${last.trimEnd()}…`];
}

function pieces(word: string, fits: (text: string) => boolean): string[] {
  if (fits(word)) return [word];
  let length = 1;
  while (fits(word.slice(0, length + 1))) length++;
  return [word.slice(0, length), ...pieces(word.slice(length), fits)];
}

/** Lines of a text beneath each other, the first one's foot at `y`. */
export const paragraph = (
  lines: string[],
  x: number,
  y: number,
  size: number,
  weight: Weight,
  fill: string,
): string => lines.map((text, i) => line(text, x, y + i * size * LEADING, size, weight, fill)).join('');

/** Height from the first line's foot to the last one's, in pixels. */
export const drop = (lines: string[], size: number): number => (lines.length - 1) * size * LEADING;
