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

/** The entries of a place, and their parts. */
export interface Searchable {
  key: string;
  listed: readonly Listed[];
  parts: readonly FoundPart[];
  /** Whether an entry is in the place; if missing, all are. */
  isThere?: (entry: AgendaEntry) => boolean;
}

/** The meaning of a search. */
export interface Meaning {
  /** Weights of items by key. */
  weights: Map<string, number>;
  /** Scopes of the items: the named place, if any, and the selected one. */
  scopes: Searchable[];
  /** Uids of matching creators, best first. */
  creators: string[];
  /** The corrected search; `null` if nothing was corrected. */
  mended: string | null;
}

export interface MeaningDeps {
  /** Returns the entries of some places. */
  inPlaces: (places: NamedPlace['places']) => Promise<Searchable>;
  searchOf: SearchPort;
}

export interface SearchWords {
  q: string;
  /** Corrects no slip and reads no place. */
  literal: boolean;
  /** Code of the selected place. */
  en?: string | undefined;
}

/** Added to weights in the named place, so that those come first. */
const IN_PLACE = 1_000_000;

const nearnessOf = (found: readonly SearchResult[]): number =>
  found[0] ? NEAREST.indexOf(found[0].near) : NEAREST.length;

/**
 * Returns whether a title contains a place's whole name, as 'Peña Doña Rosario'. Without 'en' the owner's name
 * counts too.
 */
function isCalledSo({ entry, owner }: Listed, { stems, isMeant }: NamedPlace): boolean {
  const profe = entry.tipo === 'curso' ? entry.nombreProfe : '';
  const texts = isMeant ? [entry.titulo] : [entry.titulo, `${owner.nombre} ${profe}`];
  return texts.some((text) => {
    const textWords = new Set(words(text));
    return stems.every((stem) => textWords.has(stem));
  });
}

/** Returns matches elsewhere that have the place's name. */
function calledSo({ listed }: Searchable, items: readonly SearchResult[], named: NamedPlace): Set<string> {
  const keys = new Set(items.flatMap((item) => (item.near === 'all' ? [keyOf(item)] : [])));
  return new Set(
    listed.flatMap((candidate) => {
      const key = keyOf(candidate.entry);
      return keys.has(key) && isCalledSo(candidate, named) ? [key] : [];
    }),
  );
}

/** Returns matches of the other words in the named place; `null` if the words are better read as text. */
async function inNamedPlace(
  deps: MeaningDeps,
  { en, q }: SearchWords,
  named: NamedPlace,
  literally: readonly SearchResult[],
): Promise<{ scope: Searchable; found: SearchResult[]; weights: Map<string, number> } | null> {
  const zona = placeByCode(en)?.zona;
  const isElsewhere = zona !== undefined && named.places.every((place) => place.zona !== zona);
  if (isElsewhere && !named.isMeant && nearnessOf(literally) === 0) return null;
  const scope = await deps.inPlaces(named.places);
  const there = new Set(scope.listed.map(({ entry }) => keyOf(entry)));
  const search = await deps.searchOf(scope.parts);
  const found = (await search.find(named.rest || q)).filter((result) => there.has(keyOf(result)));
  const weights = new Map(found.map((result) => [keyOf(result), IN_PLACE + result.weight]));
  if (named.rest === '') {
    for (const key of there) if (!weights.has(key)) weights.set(key, IN_PLACE);
    return weights.size > 0 ? { scope, found: [], weights } : null;
  }
  // 'Tango en Rosario' means Rosario even without tango there. In a place without any items the name is a
  // word: 'retrato en azul'.
  if (named.isMeant) return there.size > 0 ? { scope, found, weights } : null;
  return found.length > 0 && nearnessOf(found) <= nearnessOf(literally) ? { scope, found, weights } : null;
}

/**
 * Returns the meaning of words. A place's name narrows the search to it, then items elsewhere with that name
 * follow. If the place has no match, all words are matched as text in the selected place.
 */
export async function meaningOf(deps: MeaningDeps, base: Searchable, request: SearchWords): Promise<Meaning> {
  const { q, literal } = request;
  const search = await deps.searchOf(base.parts);
  const everything = await search.find(q, { literal });
  const creators = everything.filter(({ tipo }) => tipo === 'creador');
  const items = everything.filter(({ tipo }) => tipo !== 'creador');
  const named = literal ? null : placeNamed(q);
  const placed = named && (await inNamedPlace(deps, request, named, items));

  const best = placed?.found[0] ?? (placed ? undefined : (items[0] ?? creators[0]));
  const mended = best && best.mends.size > 0 ? mend(q, best.mends) : null;
  if (mended && !named && placeNamed(mended))
    return { ...(await meaningOf(deps, base, { ...request, q: mended })), mended };

  const weights = placed?.weights ?? new Map<string, number>();
  const scopes = placed ? [placed.scope, base] : [base];
  const called = placed && named ? calledSo(base, items, named) : null;
  for (const item of items) {
    const key = keyOf(item);
    if (!weights.has(key) && (called?.has(key) ?? true)) weights.set(key, item.weight);
  }
  return { weights, scopes, creators: creators.map(({ id }) => id), mended };
}
