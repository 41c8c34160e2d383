import type { EntryOwner } from '@vidriera/domain/agenda/entry-schema';
import type { Texts } from '@vidriera/domain/agenda/texts';
import { placeByCode } from '@vidriera/domain/localidad/places';
import { TIPOS_AGENDA } from '@vidriera/domain/values/ids';
import { localTime } from '@vidriera/domain/values/local-time';
import type { FoundPart } from '../../functions/src/items/agenda/read.ts';
import { createLists } from '../../functions/src/items/lists/lists.ts';
import { NOW, type SearchItem } from './items.ts';

/** Searches explore's three lists for the whole country, best first across their groups of days, and the creators. */
export async function byLists(
  items: readonly SearchItem[],
  owners: Record<string, EntryOwner>,
  texts: Texts,
  queries: readonly string[],
) {
  const zonas = Map.groupBy(items, ({ entry }) => placeByCode(entry.localidad)?.zona ?? 'sin-lugar');
  const parts = new Map(
    [...zonas].map(([zona, some]): [string, FoundPart] => [
      zona,
      { zona, name: zona, texts: 'all', part: { owners, entries: some.map(({ entry }) => entry) } },
    ]),
  );
  const lists = createLists(
    async (names) => ({ key: names.join(), parts: names.flatMap((zona) => parts.get(zona) ?? []) }),
    async (some) => some.map(() => texts),
  );
  const byId = new Map(items.map((item) => [item.entry.id as string, item]));
  const found = new Map<string, { lists: SearchItem[][]; creators: EntryOwner[] }>();
  for (const q of queries) {
    const three = await Promise.all(TIPOS_AGENDA.map((tipo) => lists.found({ q }, tipo, {}, localTime(NOW))));
    found.set(q, {
      lists: three.map(({ list }) =>
        list.toSorted((a, b) => b.weight - a.weight).flatMap(({ id }) => byId.get(id) ?? []),
      ),
      creators: three[0]?.creators ?? [],
    });
  }
  return found;
}
