import { joinTimes, singular } from '@vidriera/domain/item/search';
import { meaningful } from '@vidriera/domain/search/terms';

/** Stems by written word. Folding 100,000 entries takes twice as long as looking up. */
const known = new Map<string, readonly string[]>();
const KNOWN_MAX = 50_000;

function stemsOfWord(word: string): readonly string[] {
  const there = known.get(word);
  if (there) return there;
  if (known.size >= KNOWN_MAX) known.clear();
  const stems = meaningful(word).map(singular);
  known.set(word, stems);
  return stems;
}

/**
 * Returns the folded stems of a text's meaningful words. Folding crosses no other blank than in '2 x 1', so
 * each word is folded alone.
 */
export function stemsOf(written: string): string[] {
  const text = joinTimes(written);
  const stems: string[] = [];
  for (let from = 0; from < text.length; ) {
    const blank = text.indexOf(' ', from);
    const to = blank < 0 ? text.length : blank;
    for (const stem of stemsOfWord(text.slice(from, to))) stems.push(stem);
    from = to + 1;
  }
  return stems;
}
