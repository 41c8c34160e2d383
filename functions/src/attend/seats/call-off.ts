import type { Transaction } from 'firebase-admin/firestore';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { reportUnreadable } from '../../base/firestore/readable-items.ts';
import { refs } from '../../base/firestore/refs.ts';
import { pathOfUnreadable, readable } from '../../base/firestore/unreadable.ts';
import { readPeople, type TellDeps } from '../notices/tell-person.ts';
import type { EventDate, Fate, SeatsEvent } from './event.ts';
import { missing } from './line.ts';
import { readDateCounts, writeDateCounts } from './rearrange.ts';
import { deleteParty, readParty } from './stored.ts';
import { tellSeatNews } from './tell.ts';
import { noteTold } from './told-off.ts';

type OffKind = Exclude<Fate['kind'], 'on'>;

/** Parties that one transaction tells. */
export const TOLD_AT_ONCE = 50;

/**
 * Deletes some parties of a date and tells them; unreadable ones too. With the last ones, the date's documents go.
 * @param whileHeld the event is held, so its letters don't wait for that
 * @returns how many parties; fewer than `TOLD_AT_ONCE`: all are done
 */
export async function callOff(
  deps: TellDeps,
  tx: Transaction,
  at: EventDate,
  kind: OffKind,
  { titulo, avisoOn, isRetired: creatorLeft }: SeatsEvent,
  whileHeld = false,
): Promise<number> {
  const { db } = deps;
  const aviso = avisoOn(at.fecha);
  const { docs } = await tx.get(queryFrom(db, queries.partiesAt(at)).limit(TOLD_AT_ONCE));
  const parties = readable(docs, readParty);
  const partRefs = (await tx.get(refs.seatParts(db, at))).docs.map(({ ref }) => ref);
  const kept = await readDateCounts(deps, tx, at).catch(noCounts);
  const people = await readPeople(deps, tx, parties);
  const parts = kept.parts.map((part) => ({ ...part }));
  let waitingCount = kept.head?.waitingCount ?? 0;
  for (const party of parties) {
    const part = party.part === null ? undefined : parts[party.part];
    if (part) part.taken = Math.max(0, part.taken - party.held);
    if (missing(party) > 0) waitingCount--;
    const news = { kind, ...at, titulo, aviso, startsAt: party.startsAt, whileHeld } as const;
    tellSeatNews(deps, tx, people.get(party.uid), { ...news, held: 0, isKept: false });
  }
  if (creatorLeft) noteTold(db, tx, at.evento, at.edition.creador, parties.length);
  for (const { ref } of docs) deleteParty(tx, db, ref);
  if (docs.length < TOLD_AT_ONCE) {
    for (const ref of partRefs) tx.delete(ref);
    tx.delete(refs.seats(db, at));
  } else if (kept.head)
    writeDateCounts(deps, tx, { ...at, ends: new Date(kept.head.endsAt) }, kept, { waitingCount, parts });
  return docs.length;
}

/** Unreadable counts go with their date. */
function noCounts(error: unknown): Awaited<ReturnType<typeof readDateCounts>> {
  reportUnreadable([pathOfUnreadable(error)]);
  return { head: null, parts: [] };
}
