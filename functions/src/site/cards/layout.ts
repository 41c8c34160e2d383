import type { CardContent } from '@vidriera/domain/item/social-card';
import { type PosterDrawing, panel, type Rect, type Shape, type Text } from '@vidriera/domain/poster/drawing';
import { FORMATS, layout } from '@vidriera/domain/poster/layout';
import { sign } from '@vidriera/domain/poster/sign';
import { SOCIAL_CARD } from '@vidriera/domain/site/social-card';
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
const measure = (text: string): number =>
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

/** A card’s SVG, transparent where its photo goes. */
export interface CardDrawing {
  svg: string;
  photo: Rect | null;
}

/** Lays out a card. Texts are reduced to the font’s characters; the author replaces an empty title. */
export function cardDrawing({ poster }: CardContent, linkHost: string, withPhoto: boolean): CardDrawing {
  const author = drawable(poster.author);
  const drawn = {
    ...poster,
    titulo: drawable(poster.titulo) || author || 'Vidriera',
    author,
    lines: poster.lines.map(drawable).filter((text) => text !== ''),
  };
  const drawing = layout(drawn, FORMATS.card, { measure, linkHost, withPhoto });
  return { svg: svgOf(drawing), photo: drawing.photo };
}

/** Colours of the light theme (kit/src/styles/tokens.css). */
const C = { paper: '#FBF7F1', ink: '#1F1A17', soft: '#5E554D', mustard: '#F2B632' };

export function generalDrawing(): CardDrawing {
  const { width, height } = SOCIAL_CARD;
  const texts = [
    { text: 'Vidriera', x: 430, y: 300, size: 132, fill: C.ink },
    { text: 'Links, eventos, cursos', x: 436, y: 372, size: 44, fill: C.soft },
    { text: 'y promos de tu ciudad', x: 436, y: 421, size: 44, fill: C.soft },
  ];
  const shapes = [
    panel({ left: 0, top: 0, width, height }, C.paper),
    panel({ left: 0, top: height - 24, width, height: 24 }, C.mustard),
    ...sign(80, 150, 300),
  ];
  return { svg: svgOf({ width, height, shapes, texts }), photo: null };
}

const svgOf = ({ width, height, shapes, texts }: Omit<PosterDrawing, 'photo'>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes.map(pathOf).join('')}${texts.map(line).join('')}</svg>`;

const pathOf = ({ outline, fill, x, y, scale }: Shape): string =>
  `<path transform="translate(${x} ${y}) scale(${scale})" fill="${fill}" d="${outline}"/>`;
