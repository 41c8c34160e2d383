import { entryOf } from '@vidriera/domain/agenda/entry-schema';
import { compare, type ListPosition, standing } from '@vidriera/domain/agenda/order';
import type { Stored } from '@vidriera/domain/item/kinds-schema';
import type { TipoAgenda } from '@vidriera/domain/values/ids';
import type { LocalTime } from '@vidriera/domain/values/local-time';
import type { OwnItem } from '@vidriera/kit/data/schemas';

/** Where an own item stands in lists. A hidden one stands there, too, and one that was called off stands by its last day. */
function positionOf<T extends TipoAgenda>(tipo: T, item: OwnItem<T>, now: LocalTime): ListPosition {
  const { id, uid } = item;
  const entry = entryOf(tipo, { ...item, visible: true } as Stored[T], { id, uid: uid ?? '' });
  const where = entry && (standing(entry, now, null) ?? standing({ ...entry, estado: undefined }, now, null));
  return { id, phase: where?.phase ?? 'sinFecha', at: where?.at ?? item.createdAt?.getTime() ?? 0 };
}

/** Returns own items in the order of public lists: what is on or to come, what has no date, what is over. */
export const byDates = <T extends TipoAgenda>(
  tipo: T,
  items: readonly OwnItem<T>[],
  now: LocalTime,
): OwnItem<T>[] =>
  items
    .map((item) => ({ item, ...positionOf(tipo, item, now) }))
    .sort(compare)
    .map(({ item }) => item);
