import { type Counted, changedOf, countDays, countToCome } from '@vidriera/domain/agenda/days';
import { keyOf, zonas } from '@vidriera/domain/agenda/entry';
import type { EntryOwner } from '@vidriera/domain/agenda/entry-schema';
import { type Dates, type Listed, passes, type TimedEntry } from '@vidriera/domain/agenda/list';
import { compare } from '@vidriera/domain/agenda/order';
import { NO_TEXTS } from '@vidriera/domain/agenda/texts';
import type { Days } from '@vidriera/domain/api/schema';
import type { Localidad } from '@vidriera/domain/localidad/places';
import { dateNamed, type NamedDate } from '@vidriera/domain/search/date-words';
import { TIPOS_AGENDA, type TipoAgenda } from '@vidriera/domain/values/ids';
import type { LocalTime } from '@vidriera/domain/values/local-time';
import { LRUCache } from 'lru-cache';
import type { Agenda } from '../agenda/read.ts';
import type { TextsReader } from '../agenda/texts.ts';
import { type Meaning, meaningOf, type Searchable } from '../search/meaning.ts';
import type { SearchPort } from '../search/port.ts';
import { compareRanked, type Ranked } from '../search/rank.ts';
import { searches } from '../search/search-over.ts';
import { keptOrders } from './kept-order.ts';
import { type ListQuery, listedOf, type Scope, scopeOf, scopeOfPlaces } from './scope.ts';

export type WordsQuery = ListQuery & {
  q: string;
  /** No correction, no place and no date. */
  literal?: boolean | undefined;
  /** Lists all days, also where the words name a date. */
  everyDay?: boolean | undefined;
};

/** A creator that a search finds. */
export type FoundCreator = EntryOwner & { uid: string };

/** Search results of a kind, and their meaning. */
export interface FoundList extends Pick<Meaning, 'mended'> {
  list: Ranked[];
  creators: FoundCreator[];
  /** The date that the words name, and the other words; `null` if they are searched as text. */
  dated: { q: string; fecha: NamedDate['fecha'] } | null;
}
type Meant = Pick<Meaning, 'scopes' | 'mended'> & {
  weights: Meaning['weights'] | null;
  creators: FoundCreator[];
};

/** Most cached lists of places. */
const TOGETHER = 200_000;
const ORDERED = 1_000_000;
const COUNTED = 200;
const bySize = { sizeCalculation: (list: readonly unknown[]) => list.length + 1 };

interface Ordered {
  lists: readonly (readonly TimedEntry[])[];
  list: readonly TimedEntry[];
}

/** Lists over an instance’s cache of the agenda. */
export interface Lists {
  /** Events on each of the next days. */
  days: (filters: ListQuery, now: LocalTime) => Promise<Counted<Days>>;
  upcomingByZona: (now: LocalTime) => Promise<Counted<Map<string, number>>>;
  changed: (now: LocalTime) => Promise<ReturnType<typeof changedOf>>;
  ordered: (
    filters: ListQuery,
    tipo: TipoAgenda,
    dates: Dates,
    now: LocalTime,
  ) => Promise<readonly TimedEntry[]>;
  /** Entries that words mean, by groups of days, best first in each. A named date counts where it finds something of any kind. */
  found: (request: WordsQuery, tipo: TipoAgenda, dates: Dates, now: LocalTime) => Promise<FoundList>;
}

const noTexts: TextsReader = async (parts) => parts.map(() => NO_TEXTS);

/** @param agenda reads parts @param texts reads their texts @param searchOf builds a search */
export function createLists(
  agenda: Agenda,
  texts: TextsReader = noTexts,
  searchOf: SearchPort = searches({ texts }),
): Lists {
  const together = new LRUCache<string, Listed[]>({ maxSize: TOGETHER, ...bySize });
  const ordered = new LRUCache<string, Ordered>({
    maxSize: ORDERED,
    sizeCalculation: ({ list }) => list.length + 1,
  });
  const orderOfPart = keptOrders();
  const counted = new LRUCache<string, object>({ max: COUNTED });

  const ofScope = async (scope: Scope | null): Promise<Searchable> => {
    if (!scope) return { key: '', listed: [], parts: [] };
    const { key: versions, parts } = await agenda(scope.zonas);
    const key = `${scope.name} ${versions}`;
    return {
      key,
      parts,
      isThere: scope.isThere,
      get listed() {
        const known = together.get(key);
        const listed = known ?? listedOf(parts).filter(({ entry }) => scope.isThere(entry));
        if (!known) together.set(key, listed);
        return listed;
      },
    };
  };
  const ofPlace = (filters: ListQuery) => ofScope(scopeOf(filters));
  /** Merges the parts’ lists; repeated only when one changed. */
  const orderOf = (
    { key: place, parts, isThere = () => true }: Searchable,
    tipo: TipoAgenda,
    dates: Dates,
    now: LocalTime,
  ): readonly TimedEntry[] => {
    const lists = parts.map(({ part }) => orderOfPart(part, tipo, dates, now));
    const key = [place, tipo, dates.fecha, dates.desde, dates.hasta].join('|');
    const known = ordered.get(key);
    if (known && lists.every((list, i) => list === known.lists[i])) return known.list;
    const list = lists.flatMap((ownList) => ownList.filter(({ entry }) => isThere(entry))).sort(compare);
    ordered.set(key, { lists, list });
    return list;
  };
  /** Cached for a minute. */
  const once = <T extends object>(key: string, count: () => T): T => {
    const known = counted.get(key) as T | undefined;
    const result = known ?? count();
    if (!known) counted.set(key, result);
    return result;
  };
  const narrowed = <L extends Listed>(
    listed: readonly L[],
    { categoria, modalidad, precio, dia }: ListQuery,
  ) =>
    categoria || modalidad || precio || dia
      ? listed.filter(({ entry }) => passes(entry, { categoria, modalidad, precio, dia }))
      : listed;

  /** A meaning with its creators. `weights` is `null` for words that mean everything. */
  const meantBy = async ({ q, literal = false, ...filters }: WordsQuery): Promise<Meant> => {
    const base = await ofPlace(filters);
    if (q === '') return { weights: null, scopes: [base], creators: [], mended: null };
    const inPlaces = (places: readonly Localidad[]) => ofScope(scopeOfPlaces(places, filters));
    const meaning = await meaningOf({ inPlaces, searchOf }, base, { q, literal, en: filters.en });
    const parts = meaning.scopes.flatMap((scope) => scope.parts);
    const ownerOf = (uid: string): EntryOwner | undefined =>
      parts.flatMap(({ part }) => (part.owners as Readonly<Record<string, EntryOwner>>)[uid] ?? [])[0];
    const creators = meaning.creators.flatMap((uid): FoundCreator[] => {
      const owner = ownerOf(uid);
      return owner ? [{ ...owner, uid }] : [];
    });
    return { ...meaning, creators };
  };
  const rankedOf = (
    { weights, scopes }: Meant,
    filters: ListQuery,
    tipo: TipoAgenda,
    dates: Dates,
    now: LocalTime,
  ): Ranked[] => {
    const found = new Map<string, Ranked>();
    for (const scope of scopes)
      for (const timedEntry of narrowed(orderOf(scope, tipo, dates, now), filters)) {
        const weight = weights ? weights.get(keyOf(timedEntry.entry)) : 0;
        if (weight !== undefined) found.set(timedEntry.id, { ...timedEntry, weight });
      }
    return [...found.values()].sort(compareRanked(tipo, now));
  };

  return {
    days: async (filters, now) => {
      const { key, listed } = await ofPlace(filters);
      const { categoria, modalidad, precio, dia } = filters;
      return once([key, categoria, modalidad, precio, dia, now].join('|'), () =>
        countDays(
          narrowed(listed, filters).map(({ entry }) => entry),
          now,
        ),
      );
    },
    upcomingByZona: async (now) => {
      const { key, parts } = await agenda(zonas());
      return once(`${key}|${now}`, () => {
        const all = [...Map.groupBy(parts, ({ zona }) => zona)].map(([zona, some]) => {
          const entries = some.flatMap(({ part }) => part.entries);
          return { zona, ...countToCome(entries, now) };
        });
        const changes = all.map((zonaCount) => zonaCount.changes).sort();
        return {
          counted: new Map(all.map((zonaCount) => [zonaCount.zona, zonaCount.counted])),
          changes: changes[0] ?? countToCome([], now).changes,
        };
      });
    },
    changed: async (now) => {
      const { key, parts } = await agenda(zonas());
      return once(`cambios|${key}|${now}`, () =>
        changedOf(
          parts.flatMap(({ part }) => part.entries),
          now,
        ),
      );
    },
    ordered: async (filters, tipo, dates, now) =>
      narrowed(orderOf(await ofPlace(filters), tipo, dates, now), filters),
    found: async ({ everyDay = false, ...request }, tipo, dates, now) => {
      const named = request.literal || dates.fecha || dates.desde ? null : dateNamed(request.q);
      if (named) {
        const meant = await meantBy({ ...request, q: named.rest });
        const inTime = { fecha: named.fecha };
        if (TIPOS_AGENDA.some((otherTipo) => rankedOf(meant, request, otherTipo, inTime, now).length > 0)) {
          const list = rankedOf(meant, request, tipo, everyDay ? {} : inTime, now);
          return {
            list,
            creators: meant.creators,
            mended: meant.mended,
            dated: { q: named.rest, fecha: named.fecha },
          };
        }
      }
      const meant = await meantBy(request);
      return {
        list: rankedOf(meant, request, tipo, dates, now),
        creators: meant.creators,
        mended: meant.mended,
        dated: null,
      };
    },
  };
}
