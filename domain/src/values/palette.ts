const PALETTES = 6;

/** Returns 0 to 5, the same for the same text. */
export function palette(seed: string): number {
  let hash = 7;
  for (const char of seed) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 65_521;
  return hash % PALETTES;
}
