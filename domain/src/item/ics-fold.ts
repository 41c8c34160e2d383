/** Octets of a line (RFC 5545 §3.1); a continued one begins with a blank. */
const LINE = 75;

const LETTERS = new Intl.Segmenter('es', { granularity: 'grapheme' });
const octets = (text: string): number => new TextEncoder().encode(text).length;

/** The parts of a line that stay whole: letters with their marks, emoji, escapes such as '\\n' and '\\,'. */
function* units(line: string): Generator<string> {
  let backslash = '';
  for (const { segment } of LETTERS.segment(line)) {
    const unit = backslash + segment;
    backslash = unit === '\\' ? unit : '';
    if (backslash) continue;
    if (octets(unit) < LINE) yield unit;
    // Hundreds of marks on one letter fit in no line.
    else yield* unit.match(/\\.|./gsu) ?? [];
  }
  if (backslash) yield backslash;
}

/**
 * Folds a line of an iCalendar file. Clients in the wild fail on a fold inside an escape or inside a character, though the standard allows
 * both.
 */
export function fold(line: string): string {
  const parts: string[] = [];
  let [current, length] = ['', 0];
  for (const unit of units(line)) {
    const more = octets(unit);
    if (length + more > LINE) {
      parts.push(current);
      [current, length] = ['', 1];
    }
    current += unit;
    length += more;
  }
  return [...parts, current].join('\r\n ');
}
