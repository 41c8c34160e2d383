/** Returns whether two words differ by at most one changed, missing or extra letter. */
export function isOneLetterOff(a: string, b: string): boolean {
  const longest = Math.max(a.length, b.length);
  const shortest = Math.min(a.length, b.length);
  if (longest - shortest > 1) return false;
  let same = 0;
  while (same < shortest && a.charCodeAt(same) === b.charCodeAt(same)) same++;
  let atEnd = 0;
  while (same + atEnd < shortest && a.charCodeAt(a.length - 1 - atEnd) === b.charCodeAt(b.length - 1 - atEnd))
    atEnd++;
  return same + atEnd >= longest - 1;
}

/** Weights by field. */
export type Weights = Readonly<Record<string, number>>;

/** An inverted index: documents by field and term, as positions in a list. */
export interface TermIndex {
  weights: Weights;
  /** By field, then by term. */
  postings: ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>;
  /** Distinct terms by their first two letters, for beginnings and slips; without marks. */
  vocabulary: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Field of terms for categories and kinds. They match no beginning and no slip. */
export const MARKS = 'marks';

/** Returns the terms that begin with a word of at least two letters. */
export function beginning({ vocabulary }: TermIndex, word: string): string[] {
  return [...(vocabulary.get(word.slice(0, 2)) ?? [])].filter((term) => term.startsWith(word));
}

export const oneLetterOff = ({ vocabulary }: TermIndex, word: string): string[] =>
  [...vocabulary.values()].flatMap((terms) => [...terms].filter((term) => isOneLetterOff(term, word)));

/**
 * Builds an index. A tree of terms would cost a third of all time and memory, and speed up only beginnings.
 * @param docs terms of each document by field
 */
export function termIndex(
  weights: Weights,
  docs: Iterable<Readonly<Record<string, readonly string[]>>>,
): TermIndex {
  const postings = new Map(Object.keys(weights).map((field) => [field, new Map<string, number[]>()]));
  const vocabulary = new Map<string, Set<string>>();
  const learn = (term: string) => {
    const letters = term.slice(0, 2);
    const there = vocabulary.get(letters);
    if (there) there.add(term);
    else vocabulary.set(letters, new Set([term]));
  };
  let at = 0;
  for (const doc of docs) {
    for (const [field, inField] of postings) {
      for (const term of doc[field] ?? []) {
        const there = inField.get(term);
        if (there) {
          if (there.at(-1) !== at) there.push(at);
        } else {
          inField.set(term, [at]);
          if (field !== MARKS && term) learn(term);
        }
      }
    }
    at++;
  }
  return { weights, postings, vocabulary };
}
