import { type Colours, stubColours } from './colours.ts';
import { type PosterPart, shape, type Text } from './drawing.ts';
import type { Measure } from './lines.ts';
import type { Mark } from './poster.ts';

/** Heights of capitals as factors of the size: with an accent, and without. */
const ascent = (text: string): number => (/[ÁÉÍÓÚ]/.test(text) ? 0.94 : 0.72);

interface Place {
  left: number;
  top: number;
  width: number;
  /** Largest size of the numeral. */
  largest: number;
  centred: boolean;
  fill: string;
}

/** Stacks the numeral between its two small words. `foot`: its lower edge. */
export function stacked(mark: Mark, place: Place, measure: Measure): { texts: Text[]; foot: number } {
  const { left, top, width, largest, centred, fill } = place;
  const huge = Math.min(largest, width / measure(mark.numeral));
  const widest = Math.max(measure(mark.over), measure(mark.beneath));
  const small = Math.min(Math.max(30, huge * 0.17), width / widest);
  const rows: [text: string, size: number, gap: number][] = [
    [mark.over, small, 0],
    [mark.numeral, huge, huge * 0.06 + 12],
    [mark.beneath, small, huge * 0.06 + 12],
  ];
  let y = top;
  const texts = rows.flatMap(([text, size, gap]) => {
    if (text === '') return [];
    y += gap + ascent(text) * size;
    return { text, size, fill, y, x: centred ? left + (width - measure(text) * size) / 2 : left };
  });
  return { texts, foot: y };
}

/** Returns the ticket stub over a photograph: its top at `top`, or its middle. */
export function stub(
  mark: Mark,
  { left, top, width, hangs }: { left: number; top: number; width: number; hangs: boolean },
  colours: Colours,
  measure: Measure,
): PosterPart {
  const { ground, words } = stubColours(colours);
  const inner = {
    left: left + width * 0.1,
    width: width * 0.8,
    largest: width * 0.56,
    centred: true,
    fill: words,
  };
  const pad = width * 0.17;
  const { texts, foot } = stacked(mark, { ...inner, top: pad }, measure);
  const height = foot + pad;
  const y = hangs ? top : top - height / 2;
  return {
    shapes: [shape(outlineOf(width, height, hangs ? 0 : 12), ground, left, y)],
    texts: texts.map((text) => ({ ...text, y: text.y + y })),
  };
}

/** Returns a ticket's outline with a notch at each side. `round`: radius of its upper corners. */
function outlineOf(width: number, height: number, round: number): string {
  const [low, notch] = [12, 14];
  const corner = (radius: number, x: number, y: number) =>
    `a${radius} ${radius} 0 0 1 ${x * radius} ${y * radius}`;
  const bite = (y: number) => `a${notch} ${notch} 0 0 0 0 ${y * 2 * notch}`;
  return [
    `M${round} 0H${width - round}${corner(round, 1, 1)}`,
    `V${height / 2 - notch}${bite(1)}V${height - low}${corner(low, -1, 1)}`,
    `H${low}${corner(low, -1, -1)}V${height / 2 + notch}${bite(-1)}V${round}${corner(round, 1, -1)}Z`,
  ].join('');
}
