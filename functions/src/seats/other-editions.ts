import type { DocumentReference } from 'firebase-admin/firestore';
import { PATIENT } from '../claims/parts.ts';
import { readPeople, type TellDeps } from '../notices/tell-person.ts';
import { editionOf, isSameEdition, storedEdition } from '../shared/edition.ts';
import { queries, queryFrom } from '../shared/queries.ts';
import { refs } from '../shared/refs.ts';
import { readParty, type StoredParty } from './stored.ts';
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
    const edition = editionOf(await tx.get(refs.item(db, 'evento', id)));
    const found = new Map<string, StoredParty>();
    for (const plan of queries.partiesOfOthers(id, edition)) {
      const { docs } = await tx.get(queryFrom(db, plan).limit(ENDED_AT_ONCE));
      for (const party of docs.flatMap((doc) => readParty(doc) ?? [])) found.set(party.id, party);
    }
    const parties = [...found.values()];
    const people = await readPeople(deps, tx, parties);
    for (const party of parties) {
      tx.delete(party.ref);
      if (party.endsAt > now().getTime()) tellEventGone(deps, tx, people.get(party.uid), party);
    }
    return parties.length;
  }, PATIENT);

/** Deletes a date and its parts if they belong to another edition. */
export const deleteOutdatedDate = ({ db }: TellDeps, id: string, ref: DocumentReference): Promise<void> =>
  db.runTransaction(async (tx) => {
    const edition = editionOf(await tx.get(refs.item(db, 'evento', id)));
    const head = await tx.get(ref);
    if (!head.exists || isSameEdition(storedEdition(head), edition)) return;
    const { docs } = await tx.get(ref.collection('part'));
    for (const part of docs) if (!isSameEdition(storedEdition(part), edition)) tx.delete(part.ref);
    tx.delete(ref);
  }, PATIENT);
