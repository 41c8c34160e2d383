import { EVENTO_FIELDS } from '@vidriera/domain/evento/fields';
import type { Stored } from '@vidriera/domain/item/kinds-schema';
import type { Dia } from '@vidriera/domain/values/fecha';
import { derivedItemId, itemIdEnd } from '@vidriera/domain/values/item-id';

type Evento = Partial<Stored['evento']>;

const contentOf = (evento: Evento): string =>
  JSON.stringify(
    Object.entries(EVENTO_FIELDS).map(([name, { empty }]) => [
      name,
      evento[name as keyof typeof EVENTO_FIELDS] ?? empty,
    ]),
  );

/** Returns a hash of an event's fields: equal until somebody edits it. */
export const printOfEvent = async (uid: string, evento: Evento): Promise<string> =>
  itemIdEnd(await derivedItemId(uid, contentOf(evento)));

/** Whether two events say the same from a day on: a calendar's past exceptions are not read. */
export function isSame(one: Evento, other: Evento, today: Dia): boolean {
  const toCome = ({ excepciones = [], ...evento }: Evento): string =>
    contentOf({ ...evento, excepciones: excepciones.filter((exception) => exception.slice(0, 10) >= today) });
  return toCome(one) === toCome(other);
}
