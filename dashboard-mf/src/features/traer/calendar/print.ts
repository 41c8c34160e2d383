import { EVENTO_FIELDS } from '@vidriera/domain/evento/fields';
import type { Stored } from '@vidriera/domain/item/kinds-schema';
import { derivedItemId, itemIdEnd } from '@vidriera/domain/values/item-id';

/** Returns a hash of an event's fields: equal for what a calendar says and for what is stored, until somebody edits it. */
export async function printOfEvent(uid: string, evento: Partial<Stored['evento']>): Promise<string> {
  const values = Object.entries(EVENTO_FIELDS).map(([name, { empty }]) => [
    name,
    evento[name as keyof typeof EVENTO_FIELDS] ?? empty,
  ]);
  return itemIdEnd(await derivedItemId(uid, JSON.stringify(values)));
}
