/** A word that so many of the texts have tells none of them apart. */
const COMMON = 1 / 5;
/** Fewer texts than this make no word common: of three creators a fifth is not one. */
const COMMON_FROM = 10;

/** Some texts of stems without those that a fifth of them have. */
export function uncommon(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) for (const stem of text.split(' ')) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const most = Math.max(texts.length * COMMON, COMMON_FROM);
  return texts.map((text) =>
    text
      .split(' ')
      .filter((stem) => (counts.get(stem) ?? 0) < most)
      .join(' '),
  );
}
