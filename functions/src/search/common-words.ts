/** Share of texts from which a word is too common to distinguish them. */
const COMMON = 1 / 5;
/** With fewer texts, no word is common. */
const COMMON_FROM = 10;

/** Returns the stems of each text, without those that a fifth of the texts have. */
export function uncommon(texts: readonly string[]): string[][] {
  const all = texts.map((text) => (text ? text.split(' ') : []));
  const counts = new Map<string, number>();
  for (const stems of all) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const most = Math.max(texts.length * COMMON, COMMON_FROM);
  const common = new Set([...counts].flatMap(([stem, count]) => (count < most ? [] : [stem])));
  return common.size > 0 ? all.map((stems) => stems.filter((stem) => !common.has(stem))) : all;
}
