import { keyOf } from '@vidriera/domain/agenda/entry';
import type { AgendaEntry } from '@vidriera/domain/agenda/entry-schema';
import { NO_TEXTS } from '@vidriera/domain/agenda/texts';
import { placeByCode } from '@vidriera/domain/localidad/places';
import { markOf, marksOf } from '@vidriera/domain/search/synonyms';
import { type Term, termsOf } from '@vidriera/domain/search/terms';
import { uncommon } from './common-words.ts';
import { mendsOf } from './mend.ts';
import type { IndexOf, MatchNearness, SearchResult } from './search.ts';
import { stemsOf } from './stems.ts';
import { type TermHit, termHits } from './term-hits.ts';
import { MARKS, type TermIndex, termIndex } from './term-index.ts';

/** The field of stems that are stored: descriptions', or a creator's text. */
const TEXT = 'text';
/** How much a word weighs by the field it stands in. */
const ITEM = { titulo: 4, names: 2, where: 1, [MARKS]: 0.8, [TEXT]: 0.6 };
const CREATOR = { names: 2, [TEXT]: 0.3 };

const whereOf = (entry: AgendaEntry): string =>
  `${placeByCode(entry.localidad)?.label ?? ''} ${entry.tipo === 'promo' ? '' : entry.direccion}`;

/** Stems of places' names by their codes: entries of a zona are in few places. */
const stemsOfPlaces = new Map<string, readonly string[]>();
function stemsOfPlace(code: string | null): readonly string[] {
  const place = placeByCode(code);
  if (!place) return [];
  const known = stemsOfPlaces.get(place.code);
  const stems = known ?? stemsOf(place.label);
  if (!known) stemsOfPlaces.set(place.code, stems);
  return stems;
}

/** The terms of an entry by the fields they stand in. @param names stems of its owner's names @param text stems that are stored */
function itemTerms(
  entry: AgendaEntry,
  names: readonly string[],
  text: readonly string[],
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
    [MARKS]: [entry.tipo, ...categories].flatMap((one) => (one ? [markOf(one)] : [])),
    [TEXT]: text,
  };
}

/** One at a time: of 20,000 the terms are some tens of megabytes. */
function* termsOfItems(
  entries: readonly AgendaEntry[],
  names: ReadonlyMap<string, readonly string[]>,
  texts: readonly (readonly string[])[],
) {
  for (const [at, entry] of entries.entries())
    yield itemTerms(entry, names.get(entry.uid) ?? [], texts[at] ?? []);
}

/** A document that a search means, and the stems that it has in place of slips, by the words that were typed. */
interface Hit {
  at: number;
  near: MatchNearness;
  weight: number;
  slips: Map<Term, string>;
}

/** Whole numbers, so that a cursor can say them. */
const SCALE = 100;

/** The documents that have all of some words, or some of them. */
function together(
  terms: readonly Term[],
  hits: readonly ReadonlyMap<number, TermHit>[],
  near: MatchNearness,
): Hit[] {
  const [first, ...rest] = hits;
  const ids =
    near === 'some'
      ? new Set(hits.flatMap((one) => [...one.keys()]))
      : [...(first?.keys() ?? [])].filter((at) => rest.every((one) => one.has(at)));
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

/** Where a word is looked for. */
interface Look {
  /** Whether slips are looked at; in long texts last, for they have a word a slip away of nearly every other. */
  slips: 'none' | 'in names' | 'anywhere';
  /**
   * Whether a creator's text speaks for all they publish even with a word that means a category: "música" in it would bring the other
   * things too. With other words it always does.
   */
  profiles: boolean;
}
/** The ways of looking, from the nearest on. */
const WAYS: readonly (Look & { near: MatchNearness })[] = [
  { near: 'all', slips: 'none', profiles: false },
  { near: 'profile', slips: 'none', profiles: true },
  { near: 'slipped', slips: 'in names', profiles: false },
  { near: 'some', slips: 'anywhere', profiles: true },
];

/** The same for what is never found by some of the words. */
const allWords = <W extends { near: MatchNearness }>(way: W): W =>
  way.near === 'some' ? { ...way, near: 'slipped' } : way;

/** What is nearest to some words, best first. */
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
    : Object.keys(weights).filter((field) => field !== MARKS && (field !== TEXT || slips === 'anywhere'));

/** An index of entries by titles, names, places, texts, categories and kinds, and of their owners by names and texts, in memory. */
export const indexOf: IndexOf = (entries, owners, texts = NO_TEXTS) => {
  const people = Object.entries(owners);
  const keys = entries.map(keyOf);
  const described = uncommon(keys.map((key) => texts.items[key] ?? ''));
  const profiles = uncommon(people.map(([uid]) => texts.creators[uid] ?? ''));
  const names = new Map(
    people.map(([uid, { nombre, username }]) => [uid, stemsOf(`${nombre} ${username}`)] as const),
  );
  const items = termIndex(ITEM, termsOfItems(entries, names, described));
  const creators = termIndex(
    CREATOR,
    people.map(([uid], at) => ({
      names: names.get(uid) ?? [],
      [TEXT]: profiles[at] ?? [],
    })),
  );
  const published = Map.groupBy(entries.keys(), (at): string => entries[at]?.uid ?? '');

  const itemHits = (term: Term, { slips, profiles: withProfiles }: Look) => {
    const hits = termHits(items, term, { slips: slipsIn(items, slips) });
    if (!withProfiles && marksOf(term.stem).length > 0) return hits;
    const text = { fields: [TEXT], slips: slips === 'anywhere' ? [TEXT] : [] };
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
