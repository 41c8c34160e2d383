import { SOCIAL_CARD } from '../site/social-card.ts';
import { type Colours, coloursOf } from './colours.ts';
import { joinParts, type PosterDrawing, type PosterPart, panel, type Rect, shape } from './drawing.ts';
import type { Measure } from './lines.ts';
import { stacked, stub } from './marks.ts';
import type { Poster } from './poster.ts';
import { footOf, words } from './words.ts';

/** Pixels of a picture and of the strip for text, and its largest text sizes. */
export interface PosterFormat {
  width: number;
  height: number;
  edge: number;
  top: number;
  foot: number;
  largest: number;
  numeral: number;
  text: number;
}

/** Instagram covers a story's first 260 px and last 350. */
export const FORMATS = {
  card: { ...SOCIAL_CARD, edge: 56, top: 60, foot: 578, largest: 104, numeral: 400, text: 32 },
  poster: { width: 1080, height: 1350, edge: 84, top: 84, foot: 1266, largest: 150, numeral: 520, text: 44 },
  story: { width: 1080, height: 1920, edge: 84, top: 260, foot: 1570, largest: 160, numeral: 580, text: 46 },
} as const satisfies Record<string, PosterFormat>;

const PHOTO_LEFT = 580;
const ASIDE = 384;
/** The photograph's overlap beneath the panel: no gap appears at any scale. */
const BENEATH = 12;

interface Means {
  measure: Measure;
  /** Prefix of short links: 'vidriera.ar/'. */
  linkHost: string;
  withPhoto: boolean;
}

/** Returns the drawing of a poster in a format. */
export function layout(poster: Poster, format: PosterFormat, means: Means): PosterDrawing {
  const { width, height } = format;
  const colours = coloursOf(poster.palette);
  const arrange = width > height ? wide : high;
  return { width, height, ...arrange(poster, format, colours, means) };
}

type Arrange = (
  poster: Poster,
  format: PosterFormat,
  colours: Colours,
  means: Means,
) => Omit<PosterDrawing, 'width' | 'height'>;

/** Text at the left; at the right the photograph with its stub, or the numeral. */
const wide: Arrange = (poster, format, colours, { measure, linkHost, withPhoto }) => {
  const { width, height, edge, top, numeral } = format;
  const { mark } = poster;
  const right = withPhoto ? PHOTO_LEFT - 36 : width - edge - (mark ? ASIDE + 32 : 0);
  const column = { left: edge, width: right - edge };
  const foot = footRect(format, column);
  const { shapes, texts } = words(
    poster,
    { ...column, top, height: foot.top - format.text - top },
    format,
    colours,
    measure,
  );
  const below = footOf(poster, foot, { linkHost, fill: colours.words }, measure);
  if (withPhoto) {
    const left = PHOTO_LEFT - BENEATH;
    const photo = { left, top: 0, width: width - left, height };
    const ground = panel({ left: 0, top: 0, width: PHOTO_LEFT, height }, colours.ground);
    const ticket = mark
      ? stub(mark, { left: PHOTO_LEFT + 36, top: 0, width: 170, hangs: true }, colours, measure)
      : NOTHING;
    return { photo, ...joinParts({ shapes: [ground, ...shapes], texts }, below, ticket) };
  }
  const place = {
    left: width - edge - ASIDE,
    top,
    width: ASIDE,
    largest: numeral,
    centred: true,
    fill: colours.letters,
  };
  const stack = mark ? stacked(mark, place, measure) : { texts: [], foot: 0 };
  const drop = (height - top - stack.foot) / 2;
  const huge = stack.texts.map((text) => ({ ...text, y: text.y + drop }));
  return {
    photo: null,
    ...joinParts(wall(format, colours), { shapes, texts: [...huge, ...texts] }, below),
  };
};

/** Text at the bottom; above it the photograph with its stub, or the numeral. */
const high: Arrange = (poster, format, colours, { measure, linkHost, withPhoto }) => {
  const { width, height, edge, text, numeral } = format;
  const { mark } = poster;
  const column = { left: edge, width: width - 2 * edge };
  const foot = footRect(format, column);
  const below = footOf(poster, foot, { linkHost, fill: colours.words }, measure);
  const place = { ...column, top: format.top, largest: numeral, centred: false, fill: colours.letters };
  const huge = mark && !withPhoto ? stacked(mark, place, measure) : { texts: [], foot: format.top - text };
  const top = withPhoto ? foot.top - (foot.top - format.top) * 0.46 : huge.foot + text * 1.2;
  const bottom = foot.top - text * 0.8;
  const sizes = { text, largest: withPhoto ? format.largest * 0.75 : format.largest };
  const block = words(poster, { ...column, top, height: bottom - top }, sizes, colours, measure);
  const drop = bottom - block.foot;
  const texts = [...huge.texts, ...block.texts.map((line) => ({ ...line, y: line.y + drop }))];
  const shapes = block.shapes.map((piece) => ({ ...piece, y: piece.y + drop }));
  if (!withPhoto) return { photo: null, ...joinParts(wall(format, colours), { shapes, texts }, below) };
  const line = Math.round(top + drop - (mark ? 160 : text * 1.4));
  const ticket = mark
    ? stub(mark, { left: edge, top: line, width: 250, hangs: false }, colours, measure)
    : NOTHING;
  const ground = panel({ left: 0, top: line, width, height: height - line }, colours.ground);
  return {
    photo: { left: 0, top: 0, width, height: line + BENEATH },
    ...joinParts({ shapes: [ground, ...shapes], texts }, below, ticket),
  };
};

const NOTHING: PosterPart = { shapes: [], texts: [] };

const footRect = ({ foot, text }: PosterFormat, column: { left: number; width: number }): Rect => ({
  ...column,
  top: foot - text * 2.6,
  height: text * 2.6,
});

/** Returns ground and shapes, as wide as `kit/ui/cards/poster` draws them. */
function wall({ width, height }: PosterFormat, { ground, shape: fill }: Colours): PosterPart {
  const unit = width / 400;
  const round = 'M190 86a128 128 0 1 0 256 0a128 128 0 1 0-256 0Z';
  return {
    shapes: [
      panel({ left: 0, top: 0, width, height }, ground),
      shape(round, fill, 0, 0, unit),
      shape('M-20 0L150-172L300 0Z', fill, 0, height, unit),
    ],
    texts: [],
  };
}
