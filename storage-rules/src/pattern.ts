const OUTSIDE_RE2 = /\(\?[=!<]|\\[1-9]/;

/**
 * Implements `matches()` for the whole text. Refuses features that RE2 lacks (lookaround, back references).
 */
export function matchesWhole(text: string, pattern: string): boolean {
  if (OUTSIDE_RE2.test(pattern)) throw new Error(`Not an RE2 pattern: ${pattern}`);
  return new RegExp(`^(?:${pattern})$`, 'u').test(text);
}
