/** Maximum UTF-8 bytes of all texts of a part: some 1,300 usual ones. */
export const PART_TEXT_BYTES = 400_000;

const encoder = new TextEncoder();
/** UTF-8 bytes. */
export const bytesOf = (text: string): number => encoder.encode(text).length;

interface OwnText {
  uid: string;
  key: string;
  text: string;
}

const order = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/**
 * Chooses the texts for a budget of bytes. The owner with most bytes loses first, and of one owner the longest texts. Texts without room
 * find none when they are offered again, so comparing writes nothing.
 */
export function withinBudget<T extends OwnText>(texts: readonly T[], most = PART_TEXT_BYTES): T[] {
  const sized = texts.map((text) => ({ text, bytes: bytesOf(text.key) + bytesOf(text.text) }));
  if (sized.reduce((sum, { bytes }) => sum + bytes, 0) <= most) return [...texts];
  const shares = new Map<string, number>();
  const ranked = sized
    .toSorted((a, b) => a.bytes - b.bytes || order(a.text.key, b.text.key))
    .map((sizedText) => {
      const share = (shares.get(sizedText.text.uid) ?? 0) + sizedText.bytes;
      shares.set(sizedText.text.uid, share);
      return { ...sizedText, share };
    })
    .sort((a, b) => a.share - b.share || order(a.text.uid, b.text.uid));
  const kept = new Set<T>();
  let left = most;
  for (const { text, bytes } of ranked) {
    if (bytes > left) continue;
    left -= bytes;
    kept.add(text);
  }
  return texts.filter((text) => kept.has(text));
}
