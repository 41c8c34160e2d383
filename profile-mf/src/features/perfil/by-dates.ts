import { entryOf } from '@vidriera/domain/agenda/entry-schema';
import { compare, type ListPosition, timingOf } from '@vidriera/domain/agenda/order';
import type { Stored } from '@vidriera/domain/item/kinds-schema';
import type { TipoAgenda } from '@vidriera/domain/values/ids';
import type { LocalTime } from '@vidriera/domain/values/local-time';
import type { OwnItem } from '@vidriera/kit/requests/schemas';

/** An own item's position in lists; hidden items have one too, and one that was called off uses its last day. */
function positionOf<T extends TipoAgenda>(tipo: T, item: OwnItem<T>, now: LocalTime): ListPosition {
  const { id, uid } = item;
  const entry = entryOf(tipo, { ...item, visible: true } as Stored[T], { id, uid: uid ?? '' });
  const where = entry && (timingOf(entry, now, null) ?? timingOf({ ...entry, estado: undefined }, now, null));
  return { id, phase: where?.phase ?? 'sinFecha', at: where?.at ?? item.createdAt?.getTime() ?? 0 };
}

/** Sorts own items like public lists: current and upcoming, undated, past. */
export const byDates = <T extends TipoAgenda>(
  tipo: T,
  items: readonly OwnItem<T>[],
  now: LocalTime,
): OwnItem<T>[] =>
  items
    .map((item) => ({ item, ...positionOf(tipo, item, now) }))
    .sort(compare)
    .map(({ item }) => item);
