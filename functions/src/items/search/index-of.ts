import { keyOf } from '@vidriera/domain/agenda/entry';
import type { AgendaEntry } from '@vidriera/domain/agenda/entry-schema';
import { NO_TEXTS } from '@vidriera/domain/agenda/texts';
import { placeByCode } from '@vidriera/domain/localidad/places';
import { markOf, marksOf } from '@vidriera/domain/search/synonyms';
import { type Term, termsOf } from '@vidriera/domain/search/terms';
import { type Parted, parted } from './common-words.ts';
import { mendsOf } from './mend.ts';
import type { IndexOf, MatchNearness, SearchResult } from './search.ts';
import { stemsOf } from './stems.ts';
import { type TermHit, termHits } from './term-hits.ts';
import { MARKS, type TermIndex, termIndex } from './term-index.ts';

/** Field of stored stems: descriptions, or a creator's text. */
const TEXT = 'text';
/** Field of those that a fifth of the texts have: they find, and tell little. */
const COMMON = 'common';
const TEXTS = [TEXT, COMMON];
/** Weights by field. */
const ITEM = { titulo: 4, names: 2, where: 1, [MARKS]: 0.8, [TEXT]: 0.6, [COMMON]: 0.1 };
const CREATOR = { names: 2, [TEXT]: 0.3, [COMMON]: 0.05 };

const whereOf = (entry: AgendaEntry): string =>
  `${placeByCode(entry.localidad)?.label ?? ''} ${entry.tipo === 'promo' ? '' : entry.direccion}`;

/** Stems of place names by code. */
const stemsOfPlaces = new Map<string, readonly string[]>();
function stemsOfPlace(code: string | null): readonly string[] {
  const place = placeByCode(code);
  if (!place) return [];
  const known = stemsOfPlaces.get(place.code);
  const stems = known ?? stemsOf(place.label);
  if (!known) stemsOfPlaces.set(place.code, stems);
  return stems;
}

/** Returns an entry's terms by field. @param names stems of the owner's names @param text stored stems */
function itemTerms(
  entry: AgendaEntry,
  names: readonly string[],
  text: Parted | undefined,
): Record<string, readonly string[]> {
  const profe = entry.tipo === 'curso' ? entry.nombreProfe : '';
  const place = stemsOfPlace(entry.localidad);
  const categories =
    entry.tipo === 'evento'
      ? [entry.categoria]
      : entry.tipo === 'curso'
        ? [entry.tituloCategoria]
        : entry.categorias;
  return {
    titulo: stemsOf(entry.titulo),
    names: profe ? [...names, ...stemsOf(profe)] : names,
    where: entry.tipo === 'promo' ? place : [...place, ...stemsOf(entry.direccion)],
    [MARKS]: [entry.tipo, ...categories].flatMap((category) => (category ? [markOf(category)] : [])),
    ...fieldsOf(text),
  };
}

const fieldsOf = (text: Parted | undefined) => ({
  [TEXT]: text?.telling ?? [],
  [COMMON]: text?.common ?? [],
});

/** A generator, because the terms of 20,000 items take tens of megabytes. */
function* termsOfItems(
  entries: readonly AgendaEntry[],
  names: ReadonlyMap<string, readonly string[]>,
  texts: readonly Parted[],
) {
  for (const [at, entry] of entries.entries()) yield itemTerms(entry, names.get(entry.uid) ?? [], texts[at]);
}

/** A matching document, and its stems that correct typed words. */
interface Hit {
  at: number;
  near: MatchNearness;
  weight: number;
  slips: Map<Term, string>;
}

/** Makes weights whole numbers for cursors. */
const SCALE = 100;

/** Returns the documents that match all words, or some. */
function together(
  terms: readonly Term[],
  hits: readonly ReadonlyMap<number, TermHit>[],
  near: MatchNearness,
): Hit[] {
  const [first, ...rest] = hits;
  const ids =
    near === 'some'
      ? new Set(hits.flatMap((hitsOfTerm) => [...hitsOfTerm.keys()]))
      : [...(first?.keys() ?? [])].filter((at) => rest.every((hitsOfTerm) => hitsOfTerm.has(at)));
  return [...ids].map((at) => {
    const slips = new Map<Term, string>();
    let weight = 0;
    for (const [i, term] of terms.entries()) {
      const hit = hits[i]?.get(at);
      if (hit?.slip) slips.set(term, hit.slip);
      weight += hit?.weight ?? 0;
    }
    return { at, near, weight: Math.round(SCALE * weight), slips };
  });
}

/** Where to look for a word. */
interface Look {
  /** Fields in which slips count. Long texts come last: some word in them resembles nearly any other. */
  slips: 'none' | 'in names' | 'anywhere';
  /**
   * Whether a creator's text also finds their items by a category's word: "música" there would find their
   * other items too.
   */
  profiles: boolean;
}
/** Ways to match, from nearest to farthest. */
const WAYS: readonly (Look & { near: MatchNearness })[] = [
  { near: 'all', slips: 'none', profiles: false },
  { near: 'profile', slips: 'none', profiles: true },
  { near: 'slipped', slips: 'in names', profiles: false },
  { near: 'some', slips: 'anywhere', profiles: true },
];

/** Ways that need all words. */
const allWords = <W extends { near: MatchNearness }>(way: W): W =>
  way.near === 'some' ? { ...way, near: 'slipped' } : way;

/** Returns the nearest matches, best first. */
function nearest(
  terms: readonly Term[],
  hitsOf: (term: Term, look: Look) => Map<number, TermHit>,
  ways: readonly (Look & { near: MatchNearness })[],
): Hit[] {
  if (terms.length === 0) return [];
  for (const way of ways) {
    const hits = terms.map((term) => hitsOf(term, way));
    const found = together(terms, hits, way.near);
    if (found.length > 0) return found.sort((a, b) => b.weight - a.weight || a.at - b.at);
  }
  return [];
}

const slipsIn = ({ weights }: TermIndex, slips: Look['slips']): string[] =>
  slips === 'none'
    ? []
    : Object.keys(weights).filter(
        (field) => field !== MARKS && field !== COMMON && (field !== TEXT || slips === 'anywhere'),
      );

/** Indexes entries by titles, names, places, texts, categories and kinds, and owners by names and texts. */
export const indexOf: IndexOf = (entries, owners, texts = NO_TEXTS) => {
  const people = Object.entries(owners);
  const keys = entries.map(keyOf);
  const described = parted(keys.map((key) => texts.items[key] ?? ''));
  const profiles = parted(people.map(([uid]) => texts.creators[uid] ?? ''));
  const names = new Map(
    people.map(([uid, { nombre, username }]) => [uid, stemsOf(`${nombre} ${username}`)] as const),
  );
  const items = termIndex(ITEM, termsOfItems(entries, names, described));
  const creators = termIndex(
    CREATOR,
    people.map(([uid], at) => ({
      names: names.get(uid) ?? [],
      ...fieldsOf(profiles[at]),
    })),
  );
  const published = Map.groupBy(entries.keys(), (at): string => entries[at]?.uid ?? '');

  const itemHits = (term: Term, { slips, profiles: withProfiles }: Look) => {
    const hits = termHits(items, term, { slips: slipsIn(items, slips) });
    if (!withProfiles && marksOf(term.stem).length > 0) return hits;
    const text = { fields: TEXTS, slips: slips === 'anywhere' ? [TEXT] : [] };
    for (const [person, hit] of termHits(creators, term, text)) {
      for (const at of published.get(people[person]?.[0] ?? '') ?? [])
        if (hit.weight > (hits.get(at)?.weight ?? 0)) hits.set(at, hit);
    }
    return hits;
  };
  const creatorHits = (term: Term, { slips }: Look) =>
    termHits(creators, term, { slips: slipsIn(creators, slips) });

  return {
    find: (q, { literal = false } = {}) => {
      const terms = termsOf(q);
      const ways = literal ? WAYS.map((way) => ({ ...way, slips: 'none' as const })) : WAYS;
      const found = nearest(terms, itemHits, ways).flatMap(({ at, near, weight, slips }): SearchResult[] => {
        const entry = entries[at];
        if (!entry) return [];
        const { tipo, id, titulo, uid } = entry;
        const text = () => `${titulo} ${owners[uid]?.nombre ?? ''} ${whereOf(entry)}`;
        return [{ tipo, id, near, weight, mends: mendsOf(slips, text) }];
      });
      const profilesFound = nearest(terms, creatorHits, ways.map(allWords)).flatMap(
        ({ at, near, weight, slips }): SearchResult[] => {
          const [id, owner] = people[at] ?? [];
          return id && owner
            ? [{ tipo: 'creador', id, near, weight, mends: mendsOf(slips, () => owner.nombre) }]
            : [];
        },
      );
      return [...found, ...profilesFound];
    },
  };
};
