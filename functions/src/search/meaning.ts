import { keyOf } from '@vidriera/domain/agenda/entry';
import type { AgendaEntry } from '@vidriera/domain/agenda/entry-schema';
import type { Listed } from '@vidriera/domain/agenda/list';
import { words } from '@vidriera/domain/item/search';
import { placeByCode } from '@vidriera/domain/localidad/places';
import { type NamedPlace, placeNamed } from '@vidriera/domain/search/place-words';
import type { FoundPart } from '../agenda/read.ts';
import { mend } from './mend.ts';
import type { SearchPort } from './port.ts';
import { NEAREST, type SearchResult } from './search.ts';

/** What is searched: the entries of a place, and the parts that they are in. */
export interface Searchable {
  key: string;
  listed: readonly Listed[];
  parts: readonly FoundPart[];
  /** Which entries of the parts are in the place; all where it is missing. */
  isThere?: (entry: AgendaEntry) => boolean;
}

/** What a search means. */
export interface Meaning {
  /** How well items are meant, by their keys. */
  weights: Map<string, number>;
  /** Where they are: the place that the words name, if they do, and the one that is looked at. */
  scopes: Searchable[];
  /** Uids of the creators it means, best first. */
  creators: string[];
  /** The search with its slips mended; `null` where it is taken as it was typed. */
  mended: string | null;
}

export interface MeaningDeps {
  /** What is kept of some places. */
  inPlaces: (places: NamedPlace['places']) => Promise<Searchable>;
  searchOf: SearchPort;
}

export interface AskedWords {
  q: string;
  /** Takes the words as they are: mends no slip and reads no place. */
  literal: boolean;
  /** Code of the place that is looked at. */
  en?: string | undefined;
}

/** Put on top of the weight of what is in the place that the words name: it comes first. */
const IN_PLACE = 1_000_000;

const nearnessOf = (found: readonly SearchResult[]): number =>
  found[0] ? NEAREST.indexOf(found[0].near) : NEAREST.length;

/** Whether a title, or where nobody said 'en' a name, has all words of a place's name: 'Peña Doña Rosario'. */
function isCalledSo({ entry, owner }: Listed, { stems, isMeant }: NamedPlace): boolean {
  const profe = entry.tipo === 'curso' ? entry.nombreProfe : '';
  const texts = isMeant ? [entry.titulo] : [entry.titulo, `${owner.nombre} ${profe}`];
  return texts.some((text) => {
    const said = new Set(words(text));
    return stems.every((stem) => said.has(stem));
  });
}

/** The keys of what was found by all words elsewhere and is called like the place. */
function calledSo({ listed }: Searchable, items: readonly SearchResult[], named: NamedPlace): Set<string> {
  const keys = new Set(items.flatMap((one) => (one.near === 'all' ? [keyOf(one)] : [])));
  return new Set(
    listed.flatMap((one) => {
      const key = keyOf(one.entry);
      return keys.has(key) && isCalledSo(one, named) ? [key] : [];
    }),
  );
}

/** What is in the place that a search names and has its other words; `null` where the words are rather to be read as they are. */
async function inNamedPlace(
  deps: MeaningDeps,
  { en, q }: AskedWords,
  named: NamedPlace,
  literally: readonly SearchResult[],
): Promise<{ scope: Searchable; found: SearchResult[]; weights: Map<string, number> } | null> {
  const zona = placeByCode(en)?.zona;
  const isElsewhere = zona !== undefined && named.places.every((place) => place.zona !== zona);
  if (isElsewhere && !named.isMeant && nearnessOf(literally) === 0) return null;
  const scope = await deps.inPlaces(named.places);
  const there = new Set(scope.listed.map(({ entry }) => keyOf(entry)));
  const search = await deps.searchOf(scope.parts);
  const found = (await search.find(named.rest || q)).filter((one) => there.has(keyOf(one)));
  const weights = new Map(found.map((one) => [keyOf(one), IN_PLACE + one.weight]));
  if (named.rest === '') {
    for (const key of there) if (!weights.has(key)) weights.set(key, IN_PLACE);
    return weights.size > 0 ? { scope, found: [], weights } : null;
  }
  // 'Tango en Rosario' means Rosario, though nothing there is tango. Of a place that has nothing at all the name is rather a word: 'retrato en azul'.
  if (named.isMeant) return there.size > 0 ? { scope, found, weights } : null;
  return found.length > 0 && nearnessOf(found) <= nearnessOf(literally) ? { scope, found, weights } : null;
}

/**
 * What some words mean: those that name a place narrow the search to it, and what is called so elsewhere comes after that. Where nothing in that place has
 * the other words, all words are looked for as they stand, wherever one looks.
 */
export async function meaningOf(deps: MeaningDeps, base: Searchable, asked: AskedWords): Promise<Meaning> {
  const { q, literal } = asked;
  const search = await deps.searchOf(base.parts);
  const everything = await search.find(q, { literal });
  const creators = everything.filter(({ tipo }) => tipo === 'creador');
  const items = everything.filter(({ tipo }) => tipo !== 'creador');
  const named = literal ? null : placeNamed(q);
  const placed = named && (await inNamedPlace(deps, asked, named, items));

  const best = placed?.found[0] ?? (placed ? undefined : (items[0] ?? creators[0]));
  const mended = best && best.mends.size > 0 ? mend(q, best.mends) : null;
  if (mended && !named && placeNamed(mended))
    return { ...(await meaningOf(deps, base, { ...asked, q: mended })), mended };

  const weights = placed?.weights ?? new Map<string, number>();
  const scopes = placed ? [placed.scope, base] : [base];
  const called = placed && named ? calledSo(base, items, named) : null;
  for (const one of items) {
    const key = keyOf(one);
    if (!weights.has(key) && (called?.has(key) ?? true)) weights.set(key, one.weight);
  }
  return { weights, scopes, creators: creators.map(({ id }) => id), mended };
}
