import type { DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { PATIENT } from '../claims/parts.ts';
import { editionKept, editionOf, isSameEdition } from '../shared/edition.ts';
import { aQuery, queries } from '../shared/queries.ts';
import { refs } from '../shared/refs.ts';
import { readPeople } from './rearrange.ts';
import { readParty, type StoredParty } from './stored.ts';
import { type TellDeps, tellItIsGone } from './tell.ts';

/** Parties that one transaction ends. */
const ENDED_AT_ONCE = 50;

/**
 * Ends all that is kept of editions of an event that are no more: of every edition where the event is gone, of those before where its id was created
 * again. Who was down for a date to come is told that the event is gone. It may be run again.
 * @param dates all that is kept under the event's id
 * @returns how many parties were ended, and the dates of the event that is there
 */
export async function endOtherEditions(
  deps: TellDeps,
  id: string,
  dates: readonly QueryDocumentSnapshot[],
): Promise<{ ended: number; current: QueryDocumentSnapshot[] }> {
  const edition = editionOf(await refs.item(deps.db, 'evento', id).get());
  let ended = 0;
  for (let count = ENDED_AT_ONCE; count >= ENDED_AT_ONCE; ended += count) count = await endSome(deps, id);
  const isCurrent = (doc: QueryDocumentSnapshot) => isSameEdition(editionKept(doc), edition);
  for (const doc of dates) if (!isCurrent(doc)) await endDate(deps, id, doc.ref);
  return { ended, current: dates.filter(isCurrent) };
}

/** Ends some parties of other editions, in one transaction; answers how many. */
const endSome = (deps: TellDeps, id: string): Promise<number> =>
  deps.db.runTransaction(async (tx) => {
    const { db, now } = deps;
    const edition = editionOf(await tx.get(refs.item(db, 'evento', id)));
    const found = new Map<string, StoredParty>();
    for (const plan of queries.partiesOfOthers(id, edition)) {
      const { docs } = await tx.get(aQuery(db, plan).limit(ENDED_AT_ONCE));
      for (const party of docs.flatMap((doc) => readParty(doc) ?? [])) found.set(party.id, party);
    }
    const parties = [...found.values()];
    const people = await readPeople(deps, tx, parties);
    for (const party of parties) {
      tx.delete(party.ref);
      if (party.termina > now().getTime()) tellItIsGone(deps, tx, people.get(party.uid), party);
    }
    return parties.length;
  }, PATIENT);

/** Takes away what is kept of a date of another edition, with its parts. */
const endDate = ({ db }: TellDeps, id: string, ref: DocumentReference): Promise<void> =>
  db.runTransaction(async (tx) => {
    const edition = editionOf(await tx.get(refs.item(db, 'evento', id)));
    const head = await tx.get(ref);
    if (!head.exists || isSameEdition(editionKept(head), edition)) return;
    const { docs } = await tx.get(ref.collection('parte'));
    for (const part of docs) if (!isSameEdition(editionKept(part), edition)) tx.delete(part.ref);
    tx.delete(ref);
  }, PATIENT);
