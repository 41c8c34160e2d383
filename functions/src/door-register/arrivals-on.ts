import { arrivalsOf } from '@vidriera/domain/door/register';
import type { Firestore } from 'firebase-admin/firestore';
import { refs, type SeatsDate } from '../firestore/refs.ts';
import { readable, readableOrNull } from '../firestore/unreadable.ts';
import { nonceOf } from './nonce.ts';
import { readDoor, readList } from './stored.ts';

/** Returns how many of each party of a date came, by the party's id; `null`: its list was never opened. */
export async function arrivalsOn(
  db: Firestore,
  at: SeatsDate,
): Promise<((partyId: string) => number) | null> {
  const list = readableOrNull(await refs.door(db, at).get(), readList);
  if (!list) return null;
  const { docs } = await refs.doorMarks(db, at).get();
  const doors = readable(docs, (doc) => {
    const marks = readDoor(doc)?.marks;
    return marks ? ([doc.id, marks] as const) : null;
  });
  const noted = Object.fromEntries(doors);
  return (partyId) => arrivalsOf(noted, nonceOf(list.key, partyId)).arrived;
}
