import { isOneLetterOff } from './one-letter-off.ts';

/** Weights of an index's fields: how much a word weighs by where it stands. */
export type Weights = Readonly<Record<string, number>>;

/** Where words stand: in each field the documents that have a word, by their places in a list. */
export interface TermIndex {
  weights: Weights;
  /** By fields, then by terms. */
  postings: ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>;
  /** Each term once, by its first two letters, to be found by a beginning or with a slip. Marks are not among them. */
  vocabulary: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The field of terms that stand for categories and kinds. They are no words: nothing begins with them, and no slip leads to them. */
export const MARKS = 'marks';

/** The terms that begin with a word of two letters or more. */
export function beginning({ vocabulary }: TermIndex, word: string): string[] {
  return [...(vocabulary.get(word.slice(0, 2)) ?? [])].filter((term) => term.startsWith(word));
}

/** The terms that are a word but for one letter. */
export const oneLetterOff = ({ vocabulary }: TermIndex, word: string): string[] =>
  [...vocabulary.values()].flatMap((terms) => [...terms].filter((term) => isOneLetterOff(term, word)));

/**
 * Makes an index: lists of documents by terms. A tree of the terms would take a third of the time and of the memory of all, and finds only beginnings
 * sooner than to look through those with the same two letters.
 * @param docs the terms of each document, by fields
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
