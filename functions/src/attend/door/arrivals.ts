import { cameOf } from '@vidriera/domain/door/register';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { isSameEdition } from '../../base/firestore/edition.ts';
import { refs } from '../../base/firestore/refs.ts';
import { readable, readableOrNull } from '../../base/firestore/unreadable.ts';
import { nonceOf } from '../door-register/nonce.ts';
import { readDoor, readDoorList } from '../door-register/stored.ts';
import { readParty } from '../seats/stored.ts';

interface PartyArrivals {
  /** People who came, as the doors noted; `null` without a list. */
  arrived: number | null;
  /** Where it is noted. */
  marks: { ref: DocumentReference; nonce: string }[];
}

/** Finds what doors noted of parties, in their order. */
export async function arrivalsIn(
  db: Firestore,
  parties: readonly DocumentSnapshot[],
): Promise<PartyArrivals[]> {
  const found: PartyArrivals[] = [];
  for (const doc of parties) found.push(await arrivalsOfParty(db, doc));
  return found;
}

async function arrivalsOfParty(db: Firestore, doc: DocumentSnapshot): Promise<PartyArrivals> {
  const party = readableOrNull(doc, readParty);
  const list = party && readableOrNull(await refs.door(db, party).get(), readDoorList);
  if (!party || !list || !isSameEdition(list, party)) return { arrived: null, marks: [] };
  const nonce = nonceOf(list.key, doc.id);
  const { docs } = await refs.doorMarks(db, list).get();
  const doors = readable(docs, (snapshot) => {
    const marks = readDoor(snapshot)?.marks ?? {};
    return marks[nonce] ? { ref: snapshot.ref, marks } : null;
  });
  const noted = Object.fromEntries(doors.map(({ ref, marks }) => [ref.id, marks]));
  return {
    arrived: cameOf(noted, nonce, party.asked),
    marks: doors.map(({ ref }) => ({ ref, nonce })),
  };
}
