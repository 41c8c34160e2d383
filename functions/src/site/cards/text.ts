import type { Text } from '@vidriera/domain/poster/drawing';
import stored from './glyphs-700.json' with { type: 'json' };

/** Glyph outlines of the font (functions/glyphs.mjs), in 1/1000 em. */
const GLYPHS: Record<string, string> = stored;

/** Reduces a text to the font’s characters, on one line. */
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

/** Returns a text's width at 1 px. */
export const measure = (text: string): number =>
  [...text].reduce((sum, character) => sum + glyph(character)[0], 0) / 1000;

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
