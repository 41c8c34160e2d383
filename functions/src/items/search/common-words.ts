/** Share of texts from which a word is too common to distinguish them. */
const COMMON = 1 / 5;
/** With fewer texts, no word is common. */
const COMMON_FROM = 10;

/** A text's stems: those that tell it from others, and those that a fifth of the texts have. */
export interface Parted {
  telling: readonly string[];
  common: readonly string[];
}

/** Parts the stems of each text by how many texts have them. */
export function parted(texts: readonly string[]): Parted[] {
  const all = texts.map((text) => (text ? text.split(' ') : []));
  const counts = new Map<string, number>();
  for (const stems of all) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const most = Math.max(texts.length * COMMON, COMMON_FROM);
  const isCommon = (stem: string) => (counts.get(stem) ?? 0) >= most;
  return all.map((stems) => ({
    telling: stems.filter((stem) => !isCommon(stem)),
    common: stems.filter(isCommon),
  }));
}
