import type { Firestore } from 'firebase-admin/firestore';
import { refs } from '../base/firestore/refs.ts';
import { itemChanged } from '../items/agenda/notes.ts';
import { itemData } from './data.ts';

/** Stores events, and notes them as their trigger does. */
export async function noteEvents(
  db: Firestore,
  uid: string,
  ids: readonly string[],
  placeOf: (i: number) => string = () => 'salta',
) {
  const none = await refs.item(db, 'evento', 'no-hay').get();
  for (let i = 0; i < ids.length; i += 250) {
    const some = ids.slice(i, i + 250).map((id) => refs.item(db, 'evento', id));
    const batch = db.batch();
    for (const [n, ref] of some.entries()) {
      const zona = placeOf(i + n);
      const shown = { visible: true, localidad: zona, localidadEfectiva: zona, zona };
      batch.set(ref, itemData(db, 'evento', uid, shown));
    }
    await batch.commit();
    await Promise.all((await db.getAll(...some)).map((after) => itemChanged(db, { before: none, after })));
  }
}
/** Names that sort in their order. */
export const many = (name: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${name}${String(i).padStart(4, '0')}`);
