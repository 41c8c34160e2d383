/** Returns the width of a text at 1 px in the heading font. */
export type Measure = (text: string) => number;

/** Distance of two baselines, as a factor of the size. */
export const LEADING = 1.06;

/** Breaks a text into lines of a width, and words longer than a line. */
export function linesOf(text: string, width: number, size: number, measure: Measure): string[] {
  const fits = (candidate: string) => measure(candidate) * size <= width;
  const lines: string[] = [];
  for (const word of text.split(/\s+/u).flatMap((longWord) => pieces(longWord, fits))) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Returns the first lines of a text; the last ends in '…' if something is left out. */
export function cutLines(
  text: string,
  most: number,
  width: number,
  size: number,
  measure: Measure,
): string[] {
  const lines = linesOf(text, width, size, measure);
  if (lines.length <= most) return lines;
  const last = [...(lines[most - 1] ?? '')];
  while (last.length > 0 && measure(`${last.join('')}…`) * size > width) last.pop();
  return [...lines.slice(0, most - 1), `${last.join('').trimEnd()}…`];
}

/** Returns sizes from large to small, in steps of a tenth. */
function sizes(largest: number, smallest: number): number[] {
  return largest <= smallest ? [smallest] : [largest, ...sizes(Math.round(largest * 0.9), smallest)];
}

/** Returns the largest size at which a text fits a box: with whole words, else with broken ones, else cut. */
export function fitted(
  text: string,
  box: { width: number; height: number; largest: number; smallest: number },
  measure: Measure,
): { size: number; lines: string[] } {
  const { width, height, largest, smallest } = box;
  const room = (size: number) => Math.floor(height / (size * LEADING));
  const whole = (size: number) => text.split(/\s+/u).every((word) => measure(word) * size <= width);
  const all = sizes(largest, smallest);
  for (const candidates of [all.filter(whole), all]) {
    for (const size of candidates) {
      const lines = linesOf(text, width, size, measure);
      if (lines.length <= room(size)) return { size, lines };
    }
  }
  return { size: smallest, lines: cutLines(text, Math.max(1, room(smallest)), width, smallest, measure) };
}

function pieces(word: string, fits: (text: string) => boolean): string[] {
  if (fits(word)) return [word];
  const letters = [...word];
  let length = 1;
  while (length < letters.length && fits(letters.slice(0, length + 1).join(''))) length++;
  const rest = letters.slice(length).join('');
  return [letters.slice(0, length).join(''), ...(rest ? pieces(rest, fits) : [])];
}
