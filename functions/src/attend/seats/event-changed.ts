import { isPaused, isRetired } from '@vidriera/domain/item/access';
import { MAX_SEATS } from '@vidriera/domain/seats/limits';
import { localTime } from '@vidriera/domain/values/local-time';
import type { DocumentReference, DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { isDerivation } from '../../base/firestore/differences.ts';
import {
  type Edition,
  editionOf,
  isSameEdition,
  knownEditionOf,
  storedEdition,
} from '../../base/firestore/edition.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { reportUnreadable } from '../../base/firestore/readable-items.ts';
import { refs } from '../../base/firestore/refs.ts';
import { pathOfUnreadable, readable, readableOrNull } from '../../base/firestore/unreadable.ts';
import { readPeople, type TellDeps } from '../notices/tell-person.ts';
import { callOff, TOLD_AT_ONCE } from './call-off.ts';
import { type EventDate, fateOf, readEvent, readKnownEvent } from './event.ts';
import { destinationOf, MOVED_AT_ONCE, moveSome } from './move-date.ts';
import { dateSeatsOf, dateTransaction, moveSomeUp, type SeatDeps } from './move-up.ts';
import { readDateCounts, writeDateCounts } from './rearrange.ts';
import {
  deleteParty,
  endFields,
  type Head,
  ifOfEdition,
  partyChanges,
  readParty,
  readSeatHead,
  timeFields,
} from './stored.ts';
import { tellEventGone, tellSeatNews } from './tell.ts';

/** Parties that each query of a transaction reads. */
const ENDED_AT_ONCE = 50;

/**
 * Deletes some parties of an event's other editions, in one transaction; of all editions if the event is deleted.
 * Tells the people whose date is not over.
 * @returns parties deleted; fewer than `ENDED_AT_ONCE` when none is left
 */
const endOutdatedParties = (deps: TellDeps, id: string): Promise<number> =>
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
    for (const { ref } of found.values()) deleteParty(tx, db, ref);
    for (const party of parties) {
      if (party.endsAt > now().getTime()) tellEventGone(deps, tx, people.get(party.uid), party);
    }
    return found.size;
  }, PATIENT);

/** Deletes a date and its parts if they belong to another edition. */
const deleteOutdatedDate = ({ db }: TellDeps, id: string, ref: DocumentReference): Promise<void> =>
  db.runTransaction(async (tx) => {
    const edition = knownEditionOf(await tx.get(refs.item(db, 'evento', id)));
    const head = await tx.get(ref);
    if (!head.exists || isSameEdition(storedEdition(head), edition)) return;
    const { docs } = await tx.get(ref.collection('part'));
    for (const part of docs) if (!isSameEdition(storedEdition(part), edition)) tx.delete(part.ref);
    tx.delete(ref);
  }, PATIENT);

/**
 * Lowers requests of waiting parties to the event's seats, and tells them: more can never come. They keep their seats and their place.
 * A request for none is deleted.
 * @returns parties told; fewer than `limit` if none is left
 */
const fitSome = (deps: SeatDeps, at: EventDate, limit: number): Promise<number> =>
  dateTransaction(deps, at, async (tx) => {
    const { db, now } = deps;
    const event = readKnownEvent(await tx.get(refs.item(db, 'evento', at.evento)));
    const fate = fateOf(event, at.fecha);
    if (!event || event.isPaused || !isSameEdition(event.edition, at.edition)) return 0;
    if (fate.kind !== 'on' || fate.begins <= localTime(now())) return 0;
    const { aforo, titulo } = event;
    const aviso = event.avisoOn(at.fecha);
    const tooMany = Array.from({ length: MAX_SEATS }, (_, i) => i + 1).filter((amount) => amount > aforo);
    if (tooMany.length === 0) return 0;
    const { docs } = await tx.get(queryFrom(db, queries.waitingFor(at, tooMany)).limit(limit));
    const parties = readable(docs, readParty);
    const was = await readDateCounts(deps, tx, at);
    const people = await readPeople(deps, tx, parties);
    let waitingCount = was.head?.waitingCount ?? 0;
    for (const party of parties) {
      const { ref, uid, held } = party;
      const asked = Math.max(held, aforo);
      if (asked === held) waitingCount--;
      if (asked === 0) deleteParty(tx, db, ref);
      else tx.update(ref, partyChanges({ ...party, asked }));
      const news = { kind: 'fewer', ...at, titulo, aviso, startsAt: fate.startsAt } as const;
      tellSeatNews(deps, tx, people.get(uid), { ...news, held, isKept: asked > 0 });
    }
    writeDateCounts(deps, tx, dateSeatsOf(event, at.fecha, fate, now()), was, { ...was, waitingCount });
    return parties.length;
  });

type Data = Record<string, unknown> | undefined;

const DATES_A_STEP = 20;
/** Rounds per step, each with up to three transactions. */
const ROUNDS_A_STEP = 10;

/** Returns whether a write may affect parties; derived fields don’t, unless the creator left the role or came back, or a hold ended. Parties may remain when `aforo` is 0. */
export const concernsSeats = (before: Data, after: Data): boolean =>
  (before?.aforo !== undefined || after?.aforo !== undefined) &&
  !(
    before &&
    after &&
    isRetired(before) === isRetired(after) &&
    isPaused(before) === isPaused(after) &&
    isDerivation(before, after)
  );

export interface Progress {
  told: number;
  /** The last finished date; `null` at the end. */
  after: string | null;
}

/**
 * Runs one bounded step after an event changed:
 * - deletes parties of cancelled dates and of other editions;
 * - tells parties of a new time;
 * - lowers waiting parties' requests to the event's seats;
 * - moves up waiting parties that fit;
 * - moves parties along with a date whose creator keeps their places (move-date.ts).
 * Idempotent: it reads the current event. While that is held for review nothing happens; the write that clears it triggers the next step.
 * @param after the last finished date; ‘’ at the start
 */
export async function changeSome(deps: SeatDeps, id: string, after = ''): Promise<Progress> {
  const { db, now } = deps;
  const dates = queryFrom(db, queries.datesOf(id)).limit(DATES_A_STEP);
  const { docs } = await (after ? dates.startAfter(after) : dates).get();
  if (docs.length === 0) return { told: 0, after: null };
  const event = await refs.item(db, 'evento', id).get();
  if (isPaused(event.data())) return { told: 0, after: null };
  const edition = editionIfKnown(event);
  // Of an unreadable event nothing is known; the write that mends it triggers the next step.
  if (edition === undefined) return { told: 0, after: null };
  const progress = { told: 0, after };
  let left = ROUNDS_A_STEP;
  for (let ended = ENDED_AT_ONCE; ended >= ENDED_AT_ONCE; progress.told += ended) {
    if (left === 0) return progress;
    ended = await endOutdatedParties(deps, id);
    if (ended > 0) left--;
  }
  for (const doc of docs) {
    const head = readableOrNull(doc, readSeatHead);
    if (head && !isSameEdition(head, edition)) await deleteOutdatedDate(deps, id, doc.ref);
    else if (head && destinationOf(readEvent(event), head)) {
      for (let moved = MOVED_AT_ONCE; moved === MOVED_AT_ONCE; left--) {
        if (left === 0) return progress;
        moved = await moveSome(deps, head);
        progress.told += moved;
      }
      // Its new date may stand before it in the order of dates: all begin again.
      return { ...progress, after: '' };
    } else {
      for (let isDone = !head || head.endsAt <= now().getTime(); head && !isDone; left--) {
        if (left === 0) return progress;
        const { told, isOver } = await changeDate(deps, head);
        progress.told += told;
        isDone = isOver;
      }
    }
    progress.after = doc.id;
  }
  return docs.length < DATES_A_STEP ? { ...progress, after: null } : progress;
}

/** Returns the edition, `null` if the event is gone, and logs an unreadable one. */
function editionIfKnown(event: DocumentSnapshot): Edition | null | undefined {
  const edition = editionOf(event);
  if (edition || !event.exists) return edition;
  reportUnreadable([event.ref.path]);
  return undefined;
}

/** Tells some parties of a date, lowers requests, and moves some up. An unreadable document is logged, and leaves the rest of its date as it is. */
async function changeDate(
  deps: SeatDeps,
  { evento, fecha, creador, itemCreatedAt, waitingCount }: Head,
): Promise<{ told: number; isOver: boolean }> {
  const at = { evento, fecha, edition: { creador, itemCreatedAt } };
  let told = 0;
  try {
    told = await tellSome(deps, at);
    if (told < TOLD_AT_ONCE && waitingCount > 0) told += await fitSome(deps, at, TOLD_AT_ONCE - told);
    return { told, isOver: told < TOLD_AT_ONCE && (await moveSomeUp(deps, at)) };
  } catch (error) {
    reportUnreadable([pathOfUnreadable(error)]);
    return { told, isOver: true };
  }
}

/** Runs all steps. @returns people told */
export async function eventChanged(deps: SeatDeps, id: string): Promise<{ told: number }> {
  let told = 0;
  for (let after: string | null = ''; after !== null; ) {
    const progress: Progress = await changeSome(deps, id, after);
    told += progress.told;
    after = progress.after;
  }
  return { told };
}

const tellSome = (deps: SeatDeps, at: EventDate): Promise<number> =>
  dateTransaction(deps, at, async (tx) => {
    const { db } = deps;
    const event = readKnownEvent(await tx.get(refs.item(db, 'evento', at.evento)));
    // The write that replaced the edition triggers its own run.
    if (!event || event.isPaused || !isSameEdition(event.edition, at.edition)) return 0;
    const fate = fateOf(event, at.fecha);
    if (fate.kind !== 'on') return callOff(deps, tx, at, fate.kind, event);
    const { docs } = await tx.get(
      queryFrom(db, queries.toldOtherwise(at, fate.startsAt)).limit(TOLD_AT_ONCE),
    );
    const head = await tx.get(refs.seats(db, at));
    const parties = readable(docs, readParty);
    const people = await readPeople(deps, tx, parties);
    const kept = ifOfEdition(readSeatHead(head), at.edition);
    if (kept && kept.endsAt !== fate.ends.getTime()) tx.update(head.ref, endFields(fate.ends));
    const { titulo } = event;
    const aviso = event.avisoOn(at.fecha);
    for (const { ref, uid, held } of parties) {
      tx.update(ref, timeFields(fate));
      const news = { kind: 'moved', ...at, titulo, aviso, startsAt: fate.startsAt } as const;
      tellSeatNews(deps, tx, people.get(uid), { ...news, held, isKept: true });
    }
    return parties.length;
  });
