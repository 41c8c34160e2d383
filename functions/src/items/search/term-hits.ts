import { singular } from '@vidriera/domain/item/search';
import { kinOf } from '@vidriera/domain/search/kin';
import { marksOf } from '@vidriera/domain/search/synonyms';
import { mayBegin, mayMean, maySlip, swaps, type Term } from '@vidriera/domain/search/terms';
import { beginning, MARKS, oneLetterOff, type TermIndex } from './term-index.ts';

/** A document's match of a word. */
export interface TermHit {
  weight: number;
  /** The document's stem that corrects the typed word. */
  slip: string | null;
}

/** Shares of a field's weight by kind of match. */
const SHARE = { exact: 1, beginning: 0.8, kin: 0.5, slip: 0.7 };

export interface SearchTerm {
  /** Fields in which slips count. */
  slips: readonly string[];
  /** Fields to match; all by default. */
  fields?: readonly string[];
}

/**
 * Returns the documents that match a word exactly, by its beginning, a kin, a mark or a slip, each by its
 * best match.
 */
export function termHits(index: TermIndex, term: Term, { slips, fields }: SearchTerm): Map<number, TermHit> {
  const { weights, postings } = index;
  const all = fields ?? Object.keys(weights);
  const words = all.filter((field) => field !== MARKS);
  const hits = new Map<number, TermHit>();
  const take = (stems: Iterable<string>, share: number, within: readonly string[], isSlip = false) => {
    for (const stem of stems) {
      const slip = isSlip && stem !== term.stem && !stem.startsWith(term.word) ? stem : null;
      for (const field of within) {
        const weight = (weights[field] ?? 0) * share;
        for (const at of postings.get(field)?.get(stem) ?? [])
          if (weight > (hits.get(at)?.weight ?? 0)) hits.set(at, { weight, slip });
      }
    }
  };

  take([term.stem], SHARE.exact, words);
  take(mayBegin(term) ? beginning(index, term.word) : [term.word], SHARE.beginning, words);
  if (all.includes(MARKS)) {
    take(kinOf(term.stem), SHARE.kin, words);
    take(marksOf(term.stem), SHARE.exact, [MARKS]);
  }
  if (slips.length > 0 && maySlip(term)) {
    for (const word of new Set([term.stem, term.word])) {
      const near = oneLetterOff(index, word).filter((stem) => mayMean(term, stem));
      take(near, SHARE.slip, slips, true);
    }
    for (const word of swaps(term.word)) take(beginning(index, singular(word)), SHARE.slip, slips, true);
  }
  return hits;
}
