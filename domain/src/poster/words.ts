import type { Colours } from './colours.ts';
import { type PosterPart, panel, type Rect, type Text } from './drawing.ts';
import { cutLines, fitted, LEADING, type Measure } from './lines.ts';
import type { Poster } from './poster.ts';
import { seal } from './sign.ts';

/** Distance of the first baseline from the upper edge, as a factor of the size. */
const DROP = 0.8;
/** Smaller text would lack contrast on some of the shapes. */
export const SMALLEST = 24;
/** Most lines for date and place: together, and each. */
const LINES = { all: 4, each: 2 };

/** Stacks all text; the title takes the remaining room. `foot`: their lower edge. */
export function words(
  poster: Poster,
  room: Rect,
  { text: size, largest }: { text: number; largest: number },
  colours: Colours,
  measure: Measure,
): PosterPart & { foot: number } {
  const { left, top, width, height } = room;
  const details = poster.lines
    .flatMap((line) => cutLines(line, LINES.each, width, size, measure))
    .slice(0, LINES.all);
  const leading = size * 1.28;
  const gap = size * 0.7;
  const below = details.length > 0 ? gap + details.length * leading : 0;
  const label = size * 0.8;
  const head = label * 1.5;
  const title = fitted(
    poster.titulo,
    { width, height: height - below - head, largest, smallest: SMALLEST },
    measure,
  );
  const put = (text: string, at: number, y: number, fill: string): Text => ({
    text,
    x: left,
    y,
    size: at,
    fill,
  });
  const first = top + head;
  const after = first + title.lines.length * title.size * LEADING;
  const stampLeft = left + measure(poster.label) * label + size * 0.6;
  const stamp = stampOf(poster, { left: stampLeft, right: left + width, top, size }, colours, measure);
  return {
    shapes: stamp.shapes,
    texts: [
      put(poster.label, label, top + label * DROP, colours.letters),
      ...stamp.texts,
      ...title.lines.map((line, i) =>
        put(line, title.size, first + (DROP + i * LEADING) * title.size, colours.words),
      ),
      ...details.map((line, i) => put(line, size, after + gap + DROP * size + i * leading, colours.words)),
    ],
    foot: after + below,
  };
}

function stampOf(
  { stamp }: Poster,
  { left, right, top, size: most }: { left: number; right: number; top: number; size: number },
  { ground, letters }: Colours,
  measure: Measure,
): PosterPart {
  if (!stamp) return { shapes: [], texts: [] };
  const size = Math.min(most, (right - left) / (measure(stamp) + 1));
  const plate = { left, top: top - size * 0.3, width: (measure(stamp) + 1) * size, height: size * 1.25 };
  return {
    shapes: [panel(plate, letters)],
    texts: [{ text: stamp, x: left + size / 2, y: plate.top + size * 0.98, size, fill: ground }],
  };
}

export function footOf(
  { author, titulo, username }: Poster,
  { left, top, width, height }: Rect,
  { linkHost, fill }: { linkHost: string; fill: string },
  measure: Measure,
): PosterPart {
  const size = height * 0.33;
  const x = left + height * 1.2;
  const room = left + width - x;
  const name = author === titulo || author === '' ? [] : cutLines(author, 1, room, size, measure);
  const address = username
    ? fitted(
        linkHost + username,
        { width: room, height: size * 2, largest: size, smallest: SMALLEST },
        measure,
      )
    : { size, lines: [] };
  const rows = [
    ...name.map((text) => ({ text, size })),
    ...address.lines.map((text) => ({ text, size: address.size })),
  ];
  const begin = top + (height - rows.length * size * 1.12) / 2;
  return {
    shapes: seal(left, top, height),
    texts: rows.map((row, i) => ({ ...row, x, fill, y: begin + (i * 1.12 + 0.84) * size })),
  };
}
