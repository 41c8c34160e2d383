/** Letters, numbers, symbols and punctuation, as firestore.rules name them, and as JavaScript does. */
const NAMES = String.raw`\\p{L}\\p{N}\\p{S}\\p{P}`;
const VISIBLE = /[\p{L}\p{N}\p{S}\p{P}]/u;
const LAST = 0x10_ff_ff;

/**
 * Rules for the emulator, in which the characters that these classes name stand as ranges: its regular expressions know those of
 * 2010 (Unicode 6.0), and take 49,345 that browsers show for blank, 😀 among them (measured against Node 24, Unicode 17). Without
 * this step the rules hold all the same, and refuse more. The ranges are no escapes: a pattern holds 4,096 characters at most.
 * @throws Error when the rules do not name the classes once
 */
export function withCharacters(rules: string): string {
  const parts = rules.split(NAMES);
  if (parts.length !== 2) throw new Error(`firestore.rules need ${NAMES} once`);
  return parts.join(ranges());
}

function ranges(): string {
  const found: string[] = [];
  let start: number | null = null;
  for (let point = 0; point <= LAST + 1; point++) {
    const visible = point <= LAST && VISIBLE.test(String.fromCodePoint(point));
    if (visible) start ??= point;
    else if (start !== null) {
      found.push(String.fromCodePoint(start));
      if (start < point - 1) found.push('-', String.fromCodePoint(point - 1));
      start = null;
    }
  }
  return found.join('');
}
