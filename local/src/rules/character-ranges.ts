/** Letters, numbers, symbols and punctuation: as text in firestore.rules, and as a pattern. */
const NAMES = String.raw`\\p{L}\\p{N}\\p{S}\\p{P}`;
const VISIBLE = /[\p{L}\p{N}\p{S}\p{P}]/u;
const LAST = 0x10_ff_ff;

/** The call in `filledText` with these classes. */
const CHECK = /value\.replace\('[^']*', ''\)\s*\.matches\('[^']*'\)/;
/** Visible ASCII, which nearly every value contains. */
const PLAIN = "value.matches('(?s).*[!-~].*')";

/**
 * Replaces the character classes by ranges for the emulator.
 * Its Unicode 6.0 rejects 49,345 visible characters of Unicode 17, for example 😀. Ranges are not escaped,
 * because a pattern has at most 4,096 characters. The emulator compiles patterns at each use, this one for some
 * 10 ms, so it looks for ASCII first.
 * @throws Error when the rules do not contain the classes exactly once
 */
export function withCharacterRanges(rules: string): string {
  const [check] = CHECK.exec(rules) ?? [''];
  const parts = check.split(NAMES);
  if (parts.length !== 2 || rules.split(NAMES).length !== 2)
    throw new Error(`firestore.rules must contain ${NAMES} once`);
  return rules.split(check).join(`(${PLAIN} || ${parts.join(ranges())})`);
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
