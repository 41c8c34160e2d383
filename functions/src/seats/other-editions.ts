import type { DocumentReference } from 'firebase-admin/firestore';
import { PATIENT } from '../claims/parts.ts';
import { readPeople, type TellDeps } from '../notices/tell-person.ts';
import { editionOf, isSameEdition, storedEdition } from '../shared/edition.ts';
import { queries, queryFrom } from '../shared/queries.ts';
import { refs } from '../shared/refs.ts';
import { readParty, type StoredParty } from './stored.ts';
import { tellItIsGone } from './tell.ts';

/** Parties that one transaction ends. */
export const ENDED_AT_ONCE = 50;

/**
 * Ends some parties of editions of an event that are no more, in one transaction: of every edition where the event is gone, of those before
 * where its id was created again. Who was down for a date to come is told that the event is gone.
 * @returns how many were ended; fewer than `ENDED_AT_ONCE` when none is left
 */
export const endSome = (deps: TellDeps, id: string): Promise<number> =>
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
      if (party.endsAt > now().getTime()) tellItIsGone(deps, tx, people.get(party.uid), party);
    }
    return parties.length;
  }, PATIENT);

/** Takes away what is kept of a date of another edition, with its parts. */
export const endDate = ({ db }: TellDeps, id: string, ref: DocumentReference): Promise<void> =>
  db.runTransaction(async (tx) => {
    const edition = editionOf(await tx.get(refs.item(db, 'evento', id)));
    const head = await tx.get(ref);
    if (!head.exists || isSameEdition(storedEdition(head), edition)) return;
    const { docs } = await tx.get(ref.collection('part'));
    for (const part of docs) if (!isSameEdition(storedEdition(part), edition)) tx.delete(part.ref);
    tx.delete(ref);
  }, PATIENT);
