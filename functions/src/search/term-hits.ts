import { singular } from 'domain/item/search';
import { kinOf } from 'domain/search/kin';
import { marksOf } from 'domain/search/synonyms';
import { mayBegin, maySlip, swaps, type Term } from 'domain/search/terms';
import MiniSearch, { type Query } from 'minisearch';

/** A document of an index: the texts of its fields, by its place in a list. */
export type Doc = { at: number } & Record<string, string | number>;

/** The field of terms that stand for categories and kinds. */
export const MARKS = 'marks';

/** Weights of an index's fields. */
export type Weights = Readonly<Record<string, number>>;

/** An index of some fields. @param tokensOf the terms of a field's text */
export function indexed(
  weights: Weights,
  docs: Iterable<Doc>,
  tokensOf: (text: string, field: string) => string[],
): MiniSearch<Doc> {
  const index = new MiniSearch<Doc>({
    idField: 'at',
    fields: Object.keys(weights),
    tokenize: (text, field = '') => tokensOf(text, field),
    processTerm: (word) => word,
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term },
  });
  for (const doc of docs) index.add(doc);
  return index;
}

/** How a document has a word of a search. */
export interface TermHit {
  weight: number;
  /** The stem that it has in place of the typed word, which is a slip of it. */
  slip: string | null;
}

/** How much of a field's weight counts for a word that only begins so, that is meant too, or that is a slip away. */
const SHARE = { exact: 1, beginning: 0.8, kin: 0.5, slip: 0.7 };

export interface Asked {
  /** The fields in which slips of the finger are looked at. */
  slips: readonly string[];
  /** The fields that are looked at; all where none are named. */
  fields?: readonly string[];
}

/** The documents that have a word, or a beginning, a kin, a mark or a slip of it: the best way of each. */
export function termHits(
  index: MiniSearch<Doc>,
  weights: Weights,
  term: Term,
  { slips, fields = Object.keys(weights) }: Asked,
): Map<number, TermHit> {
  const hits = new Map<number, TermHit>();
  const words = fields.filter((field) => field !== MARKS);
  const take = (query: Query, share: number, slip = false) => {
    for (const { id, match } of index.search({ combineWith: 'OR', queries: [query] })) {
      for (const [stem, stands] of Object.entries(match)) {
        const part = slip ? share : stem === term.stem || stem.startsWith('#') ? 1 : share;
        const weight = Math.max(...stands.map((field) => weights[field] ?? 0)) * part;
        const mended = slip && stem !== term.stem && !stem.startsWith(term.word) ? stem : null;
        if (weight > (hits.get(id)?.weight ?? 0)) hits.set(id, { weight, slip: mended });
      }
    }
  };
  if (slips.length > 0 && maySlip(term)) {
    const at = [...slips];
    for (const word of new Set([term.stem, term.word]))
      take({ queries: [word], fields: at, fuzzy: 1 }, SHARE.slip, true);
    for (const word of swaps(term.word))
      take({ queries: [singular(word)], fields: at, prefix: true }, SHARE.slip, true);
  }
  take({ queries: [term.stem], fields: words }, SHARE.exact);
  take({ queries: [term.word], fields: words, prefix: mayBegin(term) }, SHARE.beginning);
  if (fields.includes(MARKS)) {
    take({ queries: [...kinOf(term.stem)], fields: words }, SHARE.kin);
    take({ queries: [...marksOf(term.stem)], fields: [MARKS] }, SHARE.exact);
  }
  return hits;
}
