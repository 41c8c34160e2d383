import SearchableMap from 'minisearch/SearchableMap';

/** Weights of an index's fields: how much a word weighs by where it stands. */
export type Weights = Readonly<Record<string, number>>;

/** Where words stand: in each field the documents that have a word, by their places in a list. */
export interface TermIndex {
  weights: Weights;
  /** By fields, then by terms. */
  postings: ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>;
  /** Each term once, to be found by a beginning or with a slip. Marks are not among them. */
  vocabulary: SearchableMap<true>;
}

/** The field of terms that stand for categories and kinds. They are no words: nothing begins with them, and no slip leads to them. */
export const MARKS = 'marks';

/**
 * Makes an index: MiniSearch's radix tree of terms, with lists of documents beside it. MiniSearch itself keeps a map for each term and field, and with the
 * descriptions takes three times as long.
 * @param docs the terms of each document, by fields
 */
export function termIndex(
  weights: Weights,
  docs: Iterable<Readonly<Record<string, readonly string[]>>>,
): TermIndex {
  const postings = new Map(Object.keys(weights).map((field) => [field, new Map<string, number[]>()]));
  const vocabulary = new SearchableMap<true>();
  let at = 0;
  for (const doc of docs) {
    for (const [field, inField] of postings) {
      for (const term of doc[field] ?? []) {
        const there = inField.get(term);
        if (there) {
          if (there.at(-1) !== at) there.push(at);
        } else {
          inField.set(term, [at]);
          if (field !== MARKS && term) vocabulary.set(term, true);
        }
      }
    }
    at++;
  }
  return { weights, postings, vocabulary };
}
