import { type Counted, changedOf, countDays, countToCome } from 'domain/agenda/days';
import { keyOf, VIRTUAL, zonas } from 'domain/agenda/entry';
import type { Entry } from 'domain/agenda/entry-schema';
import { type Dates, type Listed, type Narrowing, passes, type Stood } from 'domain/agenda/list';
import { compare } from 'domain/agenda/order';
import type { Days } from 'domain/api/schema';
import { placeByCode } from 'domain/localidad/places';
import type { TipoAgenda } from 'domain/values/ids';
import type { LocalTime } from 'domain/values/local-time';
import { LRUCache } from 'lru-cache';
import type { Search } from '../search/search.ts';
import { searches } from '../search/search-over.ts';
import { keptOrders } from './kept-order.ts';
import type { Agenda, Found } from './read.ts';

/** What is asked for of what is kept: everywhere, or in a place. */
export type Asked = Narrowing & { en?: string | undefined };

interface Scope {
  zonas: string[];
  isThere: (entry: Entry) => boolean;
}

/** The zonas that lists of a place are made of, and which of their entries are there; `null` where the list of places knows none. */
function scopeOf({ en, modalidad }: Asked): Scope | null {
  if (!en) return { zonas: zonas(), isThere: () => true };
  const place = placeByCode(en);
  if (!place) return null;
  const isCentre = place.code === place.zona;
  return {
    zonas: [place.zona, ...(modalidad === 'Virtual' ? [VIRTUAL] : [])],
    isThere: ({ localidad }) => isCentre || localidad === place.code || localidad === null,
  };
}

const listedOf = (parts: Found['parts']): Listed[] =>
  parts.flatMap(({ part: { owners, entries } }) =>
    entries.flatMap((entry) => {
      const owner = owners[entry.uid];
      return owner ? [{ entry, owner }] : [];
    }),
  );

/** Entries that are kept put together, and lists of whole places, at most: some megabytes of an instance's memory. */
const TOGETHER = 200_000;
const ORDERED = 1_000_000;
/** And counts. */
const COUNTED = 200;
const bySize = { sizeCalculation: (list: readonly unknown[]) => list.length + 1 };

/** The list of a place, and the lists of its parts that it was made of. */
interface Ordered {
  lists: readonly (readonly Stood[])[];
  list: readonly Stood[];
}

/** Lists of what is kept, by an instance's memory of it. */
export interface Lists {
  /** What takes place on each of the next days. */
  days: (asked: Asked, now: LocalTime) => Promise<Counted<Days['dias']>>;
  /** How much each zona has to come. */
  toCome: (now: LocalTime) => Promise<Counted<Map<string, number>>>;
  /** Which events to come have changed since they were published. */
  changed: (now: LocalTime) => Promise<Counted<string[]>>;
  /** What is asked for of a kind, in its order at a moment; of words, what is found by them. */
  ordered: (
    asked: Asked & { q?: string | undefined },
    tipo: TipoAgenda,
    dates: Dates,
    now: LocalTime,
  ) => Promise<readonly Stood[]>;
  /** What is kept of a place, and of what is virtual, to be searched. */
  searched: (en: string | undefined) => Promise<{ parts: Found['parts']; search: Search }>;
}

/** @param agenda what reads what is kept */
export function createLists(agenda: Agenda): Lists {
  const together = new LRUCache<string, Listed[]>({ maxSize: TOGETHER, ...bySize });
  const ordered = new LRUCache<string, Ordered>({
    maxSize: ORDERED,
    sizeCalculation: ({ list }) => list.length + 1,
  });
  const orderOf = keptOrders();
  const counted = new LRUCache<string, object>({ max: COUNTED });
  const searchOver = searches();

  const ofPlace = async (asked: Asked): Promise<Found & Pick<Scope, 'isThere'>> => {
    const scope = scopeOf(asked);
    if (!scope) return { key: '', parts: [], isThere: () => false };
    const found = await agenda(scope.zonas);
    return { ...found, key: `${asked.en ?? ''} ${found.key}`, isThere: scope.isThere };
  };
  const allOf = async (asked: Asked): Promise<{ key: string; listed: Listed[] }> => {
    const { key, parts, isThere } = await ofPlace(asked);
    const known = together.get(key);
    const listed = known ?? listedOf(parts).filter(({ entry }) => isThere(entry));
    if (!known) together.set(key, listed);
    return { key, listed };
  };
  /** The lists of all parts as one. It is sorted anew only where the list of a part is another than a moment ago. */
  const orderedIn = async (asked: Asked, tipo: TipoAgenda, dates: Dates, now: LocalTime) => {
    const { key: place, parts, isThere } = await ofPlace(asked);
    const lists = parts.map(({ part }) => orderOf(part, tipo, dates, now));
    const key = [place, tipo, dates.fecha, dates.desde, dates.hasta].join('|');
    const known = ordered.get(key);
    if (known && lists.every((list, i) => list === known.lists[i])) return { list: known.list, parts };
    const list = lists.flatMap((one) => one.filter(({ entry }) => isThere(entry))).sort(compare);
    ordered.set(key, { lists, list });
    return { list, parts };
  };
  /** Counted once a minute, like lists. */
  const once = <T extends object>(key: string, count: () => T): T => {
    const known = counted.get(key) as T | undefined;
    const made = known ?? count();
    if (!known) counted.set(key, made);
    return made;
  };
  const narrowed = <L extends Listed>(listed: readonly L[], { categoria, modalidad, precio }: Asked) =>
    categoria || modalidad || precio
      ? listed.filter(({ entry }) => passes(entry, { categoria, modalidad, precio }))
      : listed;

  return {
    days: async (asked, now) => {
      const { key, listed } = await allOf(asked);
      const { categoria, modalidad, precio } = asked;
      return once([key, categoria, modalidad, precio, now].join('|'), () =>
        countDays(
          narrowed(listed, asked).map(({ entry }) => entry),
          now,
        ),
      );
    },
    toCome: async (now) => {
      const { key, parts } = await agenda(zonas());
      return once(`${key}|${now}`, () => {
        const all = [...Map.groupBy(parts, ({ zona }) => zona)].map(([zona, some]) => {
          const entries = some.flatMap(({ part }) => part.entries);
          return { zona, ...countToCome(entries, now) };
        });
        const changes = all.map((one) => one.changes).sort();
        return {
          counted: new Map(all.map((one) => [one.zona, one.counted])),
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
    ordered: async ({ q, ...asked }, tipo, dates, now) => {
      const { list, parts } = await orderedIn(asked, tipo, dates, now);
      const shown = narrowed(list, asked);
      if (!q) return shown;
      const found = new Set(searchOver(parts).find(q).map(keyOf));
      return shown.filter(({ entry }) => found.has(keyOf(entry)));
    },
    searched: async (en) => {
      const { parts } = await ofPlace({ en, modalidad: 'Virtual' });
      return { parts, search: searchOver(parts) };
    },
  };
}
