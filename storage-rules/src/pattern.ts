const OUTSIDE_RE2 = /\(\?[=!<]|\\[1-9]/;

/**
 * The rules' `matches()`: whether the pattern fits the whole text. The rules' patterns are RE2's; what RE2 has not
 * (looking ahead or behind, back references) is refused.
 */
export function matchesWhole(text: string, pattern: string): boolean {
  if (OUTSIDE_RE2.test(pattern)) throw new Error(`Not an RE2 pattern: ${pattern}`);
  return new RegExp(`^(?:${pattern})$`, 'u').test(text);
}
