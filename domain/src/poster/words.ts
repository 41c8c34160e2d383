import type { Colours } from './colours.ts';
import type { Part, Rect, Text } from './drawing.ts';
import { cutLines, fitted, LEADING, type Measure } from './lines.ts';
import type { Poster } from './poster.ts';
import { seal } from './sign.ts';

/** How far the first line's foot is beneath its upper edge, in sizes. */
const DROP = 0.8;
/** What is smaller has less contrast than it needs, on some of the shapes. */
export const SMALLEST = 24;
/** Lines that when and where may take together, and each. */
const LINES = { all: 4, each: 2 };

/** Label, title, when and where beneath each other; the title is as large as they leave room for. `foot`: where they end. */
export function words(
  poster: Poster,
  room: Rect,
  { text: size, largest }: { text: number; largest: number },
  colours: Colours,
  measure: Measure,
): { texts: Text[]; foot: number } {
  const { left, top, width, height } = room;
  const details = poster.lines
    .flatMap((line) => cutLines(line, LINES.each, width, size, measure))
    .slice(0, LINES.all);
  const leading = size * 1.28;
  const gap = size * 0.7;
  const below = details.length > 0 ? gap + details.length * leading : 0;
  const label = size * 0.8;
  const title = fitted(
    poster.titulo,
    { width, height: height - below - label * 1.5, largest, smallest: SMALLEST },
    measure,
  );
  const put = (text: string, at: number, y: number, fill: string): Text => ({
    text,
    x: left,
    y,
    size: at,
    fill,
  });
  const first = top + label * 1.5;
  const after = first + title.lines.length * title.size * LEADING;
  return {
    texts: [
      put(poster.label, label, top + label * DROP, colours.letters),
      ...title.lines.map((line, i) =>
        put(line, title.size, first + (DROP + i * LEADING) * title.size, colours.words),
      ),
      ...details.map((line, i) => put(line, size, after + gap + DROP * size + i * leading, colours.words)),
    ],
    foot: after + below,
  };
}

/** The seal, and beside it whose it is and the short address. */
export function footOf(
  { author, titulo, username }: Poster,
  { left, top, width, height }: Rect,
  { linkHost, fill }: { linkHost: string; fill: string },
  measure: Measure,
): Part {
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
