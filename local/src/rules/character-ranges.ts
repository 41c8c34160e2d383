/** Letters, numbers, symbols and punctuation: as text in firestore.rules, and as a pattern. */
const NAMES = String.raw`\\p{L}\\p{N}\\p{S}\\p{P}`;
const VISIBLE = /[\p{L}\p{N}\p{S}\p{P}]/u;
const LAST = 0x10_ff_ff;

/**
 * Replaces the character classes by ranges for the emulator.
 * Its Unicode 6.0 rejects 49,345 visible characters of Unicode 17, for example 😀. Ranges are not escaped,
 * because a pattern has at most 4,096 characters.
 * @throws Error when the rules do not contain the classes exactly once
 */
export function withCharacterRanges(rules: string): string {
  const parts = rules.split(NAMES);
  if (parts.length !== 2) throw new Error(`firestore.rules must contain ${NAMES} once`);
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
