import { isPaused, isRetired } from '@vidriera/domain/item/access';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { isDerivation } from '../../base/firestore/differences.ts';
import { type Edition, editionOf, isSameEdition } from '../../base/firestore/edition.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { reportUnreadable } from '../../base/firestore/readable-items.ts';
import { refs } from '../../base/firestore/refs.ts';
import { pathOfUnreadable, readable, readableOrNull } from '../../base/firestore/unreadable.ts';
import { readPeople } from '../notices/tell-person.ts';
import { callOff, TOLD_AT_ONCE } from './call-off.ts';
import { type EventDate, fateOf, readKnownEvent } from './event.ts';
import { fitSome } from './fit.ts';
import { dateTransaction, moveSomeUp, type SeatDeps } from './move-up.ts';
import { deleteOutdatedDate, ENDED_AT_ONCE, endOutdatedParties } from './other-editions.ts';
import { endFields, type Head, ifOfEdition, readHead, readParty, timeFields } from './stored.ts';
import { tellSeatNews } from './tell.ts';

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
 * - moves up waiting parties that fit.
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
    const head = readableOrNull(doc, readHead);
    if (head && !isSameEdition(head, edition)) await deleteOutdatedDate(deps, id, doc.ref);
    else {
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
    const kept = ifOfEdition(readHead(head), at.edition);
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
