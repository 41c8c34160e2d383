import type { DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { isSameEdition, knownEditionOf, storedEdition } from '../../base/firestore/edition.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { readable } from '../../base/firestore/unreadable.ts';
import { readPeople, type TellDeps } from '../notices/tell-person.ts';
import { readParty } from './stored.ts';
import { tellEventGone } from './tell.ts';

/** Parties that each query of a transaction reads. */
export const ENDED_AT_ONCE = 50;

/**
 * Deletes some parties of an event's other editions, in one transaction; of all editions if the event is deleted.
 * Tells the people whose date is not over.
 * @returns parties deleted; fewer than `ENDED_AT_ONCE` when none is left
 */
export const endOutdatedParties = (deps: TellDeps, id: string): Promise<number> =>
  deps.db.runTransaction(async (tx) => {
    const { db, now } = deps;
    const edition = knownEditionOf(await tx.get(refs.item(db, 'evento', id)));
    const found = new Map<string, QueryDocumentSnapshot>();
    for (const plan of queries.partiesOfOthers(id, edition)) {
      const { docs } = await tx.get(queryFrom(db, plan).limit(ENDED_AT_ONCE));
      for (const doc of docs) found.set(doc.id, doc);
    }
    const parties = readable([...found.values()], readParty);
    const people = await readPeople(deps, tx, parties);
    for (const { ref } of found.values()) tx.delete(ref);
    for (const party of parties) {
      if (party.endsAt > now().getTime()) tellEventGone(deps, tx, people.get(party.uid), party);
    }
    return found.size;
  }, PATIENT);

/** Deletes a date and its parts if they belong to another edition. */
export const deleteOutdatedDate = ({ db }: TellDeps, id: string, ref: DocumentReference): Promise<void> =>
  db.runTransaction(async (tx) => {
    const edition = knownEditionOf(await tx.get(refs.item(db, 'evento', id)));
    const head = await tx.get(ref);
    if (!head.exists || isSameEdition(storedEdition(head), edition)) return;
    const { docs } = await tx.get(ref.collection('part'));
    for (const part of docs) if (!isSameEdition(storedEdition(part), edition)) tx.delete(part.ref);
    tx.delete(ref);
  }, PATIENT);
