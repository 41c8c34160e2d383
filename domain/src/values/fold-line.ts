/** Octets per line of calendars (RFC 5545 §3.1) and contacts (RFC 2426 §2.6). */
const LINE = 75;

const LETTERS = new Intl.Segmenter('es', { granularity: 'grapheme' });
const octets = (text: string): number => new TextEncoder().encode(text).length;

/** Yields graphemes and escapes, which stay whole. */
function* units(line: string): Generator<string> {
  let backslash = '';
  for (const { segment } of LETTERS.segment(line)) {
    const unit = backslash + segment;
    backslash = unit === '\\' ? unit : '';
    if (backslash) continue;
    if (octets(unit) < LINE) yield unit;
    // A grapheme with hundreds of marks fits in no line.
    else yield* unit.match(/\\.|./gsu) ?? [];
  }
  if (backslash) yield backslash;
}

/** Folds a line. Some clients fail on a fold inside an escape or a character. */
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
