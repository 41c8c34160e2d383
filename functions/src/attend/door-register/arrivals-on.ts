import { cameOf } from '@vidriera/domain/door/register';
import type { Firestore } from 'firebase-admin/firestore';
import { type Edition, isSameEdition } from '../../base/firestore/edition.ts';
import { refs, type SeatsDate } from '../../base/firestore/refs.ts';
import { readable, readableOrNull } from '../../base/firestore/unreadable.ts';
import { nonceOf } from './nonce.ts';
import { readDoor, readDoorList } from './stored.ts';

type Party = { id: string; asked: number };

/** Returns how many of each party of an event's date came; `null`: its list was never opened. */
export async function arrivalsOn(
  db: Firestore,
  { edition, ...at }: SeatsDate & { edition: Edition },
): Promise<((party: Party) => number) | null> {
  const list = readableOrNull(await refs.door(db, at).get(), readDoorList);
  if (!list || !isSameEdition(list, edition)) return null;
  const { docs } = await refs.doorMarks(db, at).get();
  const doors = readable(docs, (doc) => {
    const marks = readDoor(doc)?.marks;
    return marks ? ([doc.id, marks] as const) : null;
  });
  const noted = Object.fromEntries(doors);
  return ({ id, asked }) => cameOf(noted, nonceOf(list.key, id), asked);
}
