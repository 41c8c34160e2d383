import { type Counted, changedOf, countDays, countToCome } from 'domain/agenda/days';
import { keyOf, VIRTUAL, zonas } from 'domain/agenda/entry';
import type { Entry } from 'domain/agenda/entry-schema';
import { type Dates, inOrder, type Listed, type Narrowing, passes, type Stood } from 'domain/agenda/list';
import type { Days } from 'domain/api/schema';
import { placeByCode } from 'domain/localidad/places';
import type { TipoAgenda } from 'domain/values/ids';
import type { LocalTime } from 'domain/values/local-time';
import { LRUCache } from 'lru-cache';
import type { Search } from '../search/search.ts';
import { searches } from '../search/search-over.ts';
import type { Agenda, Found } from './read.ts';

/** What is asked for of what is kept: everywhere, or in a place. */
export type Asked = Narrowing & { en?: string | undefined };

/** The zonas that lists of a place are made of, and which of their entries are there; `null` where the list of places knows none. */
function scopeOf({ en, modalidad }: Asked): { zonas: string[]; isThere: (entry: Entry) => boolean } | null {
  if (!en) return { zonas: zonas(), isThere: () => true };
  const place = placeByCode(en);
  if (!place) return null;
  const isCentre = place.code === place.zona;
  return {
    zonas: [place.zona, ...(modalidad === 'Virtual' ? [VIRTUAL] : [])],
    isThere: ({ localidad }) => isCentre || localidad === place.code || localidad === null,
  };
}

const listedOf = ({ parts }: Found): Listed[] =>
  parts.flatMap(({ part: { owners, entries } }) =>
    entries.flatMap((entry) => {
      const owner = owners[entry.uid];
      return owner ? [{ entry, owner }] : [];
    }),
  );

/** Entries that are kept put together, and put in order, at most: some megabytes of an instance's memory. */
const TOGETHER = 200_000;
const ORDERED = 100_000;
/** And counts. */
const COUNTED = 200;
const bySize = { sizeCalculation: (list: readonly unknown[]) => list.length + 1 };

/** Lists of what is kept, by an instance's memory of it. */
export interface Lists {
  /** What takes place on each of the next days. */
  days: (asked: Asked, now: LocalTime) => Promise<Counted<Days['dias']>>;
  /** How much each zona has to come. */
  toCome: (now: LocalTime) => Promise<Counted<Map<string, number>>>;
  /** Which items to come have changed since they were published, by kind. */
  changed: (now: LocalTime) => Promise<ReturnType<typeof changedOf>>;
  /** What is asked for of a kind, in its order at a moment; of words, what is found by them. */
  ordered: (
    asked: Asked & { q?: string | undefined },
    tipo: TipoAgenda,
    dates: Dates,
    now: LocalTime,
  ) => Promise<Stood[]>;
  /** What is kept of a place, and of what is virtual, to be searched. */
  searched: (en: string | undefined) => Promise<{ parts: Found['parts']; search: Search }>;
}

/** @param agenda what reads what is kept */
export function createLists(agenda: Agenda): Lists {
  const together = new LRUCache<string, Listed[]>({ maxSize: TOGETHER, ...bySize });
  const ordered = new LRUCache<string, Stood[]>({ maxSize: ORDERED, ...bySize });
  const counted = new LRUCache<string, object>({ max: COUNTED });
  const searchOver = searches();

  const ofPlace = async (asked: Asked): Promise<{ key: string; listed: Listed[]; parts: Found['parts'] }> => {
    const scope = scopeOf(asked);
    if (!scope) return { key: '', listed: [], parts: [] };
    const found = await agenda(scope.zonas);
    const key = `${asked.en ?? ''} ${found.key}`;
    const known = together.get(key);
    const listed = known ?? listedOf(found).filter(({ entry }) => scope.isThere(entry));
    if (!known) together.set(key, listed);
    return { key, listed, parts: found.parts };
  };
  /** Counted once a minute, like lists. */
  const once = <T extends object>(key: string, count: () => T): T => {
    const known = counted.get(key) as T | undefined;
    const made = known ?? count();
    if (!known) counted.set(key, made);
    return made;
  };
  const narrowed = <L extends Listed>(listed: readonly L[], asked: Asked) =>
    listed.filter(({ entry }) => passes(entry, asked));

  return {
    days: async (asked, now) => {
      const { key, listed } = await ofPlace(asked);
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
      const { key: place, listed, parts } = await ofPlace(asked);
      const key = [place, tipo, dates.fecha, dates.desde, dates.hasta, now].join('|');
      const known = ordered.get(key);
      const list = known ?? inOrder(listed, tipo, dates, now);
      if (!known) ordered.set(key, list);
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
