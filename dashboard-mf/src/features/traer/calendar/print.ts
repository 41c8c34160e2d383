import { EVENTO_FIELDS } from '@vidriera/domain/evento/fields';
import type { Stored } from '@vidriera/domain/item/kinds-schema';
import type { Dia } from '@vidriera/domain/values/fecha';
import { derivedItemId, itemIdEnd } from '@vidriera/domain/values/item-id';

type Evento = Partial<Stored['evento']>;

/** Fields that came after prints were kept: empty, they leave a print as it was. */
const LATER: readonly string[] = ['corrido', 'avisos'];

const contentOf = (evento: Evento): string =>
  JSON.stringify(
    Object.entries(EVENTO_FIELDS)
      .map(([name, { empty }]): [string, unknown] => [
        name,
        evento[name as keyof typeof EVENTO_FIELDS] ?? empty,
      ])
      .filter(([name, value]) => !(LATER.includes(name) && (value === false || isEmptyList(value)))),
  );
const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** Returns a hash of an event's fields: equal until somebody edits it. */
export const printOfEvent = async (uid: string, evento: Evento): Promise<string> =>
  itemIdEnd(await derivedItemId(uid, contentOf(evento)));

/** Whether two events say the same from a day on: a calendar's past exceptions are not read. */
export function isSame(one: Evento, other: Evento, today: Dia): boolean {
  const toCome = ({ excepciones = [], ...evento }: Evento): string =>
    contentOf({ ...evento, excepciones: excepciones.filter((exception) => exception.slice(0, 10) >= today) });
  return toCome(one) === toCome(other);
}
