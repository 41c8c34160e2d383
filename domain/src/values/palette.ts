const PALETTES = 6;

/** A number from 0 to 5 that the same text always gets: of a palette, or of somebody's hue. */
export function palette(seed: string): number {
  let hash = 7;
  for (const char of seed) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 65_521;
  return hash % PALETTES;
}
