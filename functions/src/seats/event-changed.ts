import type { ItemId } from '@vidriera/domain/values/ids-schema';
import type { Transaction } from 'firebase-admin/firestore';
import { isDerivation } from '../items/differences.ts';
import { readPeople, type TellDeps } from '../notices/tell-person.ts';
import { editionOf, isSameEdition } from '../shared/edition.ts';
import { aQuery, type DateOf, queries } from '../shared/queries.ts';
import { refs } from '../shared/refs.ts';
import { type Fate, fateOf, readEvent, type SeatsEvent } from './event.ts';
import { missing } from './line.ts';
import { inItsTurn, moveSomeUp, type SeatDeps } from './move-up.ts';
import { ENDED_AT_ONCE, endDate, endSome } from './other-editions.ts';
import { readKept, writeKept } from './rearrange.ts';
import { endFields, ownOf, readHead, readParty, timeFields } from './stored.ts';
import { tell } from './tell.ts';

type Off = Exclude<Fate['kind'], 'on'>;
type Data = Record<string, unknown> | undefined;
type At = DateOf & { evento: ItemId };

/** Parties that one transaction tells. */
const TOLD_AT_ONCE = 50;
/** Dates that one step reads. */
const DATES_A_STEP = 20;
/** Rounds of one step. In a round one transaction tells some of a date, and one moves some up. */
const ROUNDS_A_STEP = 10;

/**
 * Whether a write of an event may change what becomes of those who are down for it. Not where it is as visible
 * as before, and only what is derived has changed, such as its likes. Nor where it is of the time before seats could be kept. One that keeps none
 * any more may have people down for it yet.
 */
export const concernsSeats = (before: Data, after: Data): boolean =>
  (before?.aforo !== undefined || after?.aforo !== undefined) &&
  !(before && after && before.visible === after.visible && isDerivation(before, after));

/** How far one step came. */
export interface Progress {
  /** Parties that were told of a date that is off, or another. */
  told: number;
  /** Id of the last date that is finished; `null` when all dates are. */
  after: string | null;
}

/**
 * Does the next bounded step of what follows when an event was written or deleted:
 * - Who is down for a date that is called off is told so, and is down no more.
 * - Who is down for a date that begins at another time is told that.
 * - Where there are more seats, who waits and fits moves up.
 * - Who is down for an event of this id that is no more is told so, and is down no more.
 *
 * What the event is *now* decides. What is told is told by the transaction that makes it so. So a step may come late and again, and the next one
 * goes on where it was cut off.
 * @param after the date that the step before finished; '' at the beginning
 */
export async function changeSome(deps: SeatDeps, id: string, after = ''): Promise<Progress> {
  const { db, now } = deps;
  const dates = aQuery(db, queries.datesOf(id)).limit(DATES_A_STEP);
  const { docs } = await (after ? dates.startAfter(after) : dates).get();
  if (docs.length === 0) return { told: 0, after: null };
  const progress = { told: 0, after };
  let left = ROUNDS_A_STEP;
  for (let ended = ENDED_AT_ONCE; ended >= ENDED_AT_ONCE; progress.told += ended) {
    if (left === 0) return progress;
    ended = await endSome(deps, id);
    if (ended > 0) left--;
  }
  const edition = editionOf(await refs.item(db, 'evento', id).get());
  for (const doc of docs) {
    const head = readHead(doc);
    if (head && !isSameEdition(head, edition)) await endDate(deps, id, doc.ref);
    else {
      for (let isDone = !head || head.endsAt <= now().getTime(); head && !isDone; left--) {
        if (left === 0) return progress;
        const { evento, fecha, creador, itemCreatedAt } = head;
        const at = { evento, fecha, edition: { creador, itemCreatedAt } };
        const told = await tellSome(deps, at);
        progress.told += told;
        isDone = told < TOLD_AT_ONCE && (await moveSomeUp(deps, at));
      }
    }
    progress.after = doc.id;
  }
  return docs.length < DATES_A_STEP ? { ...progress, after: null } : progress;
}

/** Does all steps, one after another. @returns how many were told of a date that is off, or another */
export async function eventChanged(deps: SeatDeps, id: string): Promise<{ told: number }> {
  let told = 0;
  for (let after: string | null = ''; after !== null; ) {
    const progress: Progress = await changeSome(deps, id, after);
    told += progress.told;
    after = progress.after;
  }
  return { told };
}

/** Tells some who do not know yet what became of a date; answers how many. */
const tellSome = (deps: SeatDeps, at: At): Promise<number> =>
  inItsTurn(deps, at, async (tx) => {
    const { db } = deps;
    const event = readEvent(await tx.get(refs.item(db, 'evento', at.evento)));
    // An edition that ended meanwhile is told of by the next event of Firestore.
    if (!event || !isSameEdition(event.edition, at.edition)) return 0;
    const fate = fateOf(event, at.fecha);
    if (fate.kind !== 'on') return callOff(deps, tx, at, fate.kind, event);
    const { docs } = await tx.get(aQuery(db, queries.toldOtherwise(at, fate.startsAt)).limit(TOLD_AT_ONCE));
    const head = await tx.get(refs.seats(db, at));
    const parties = docs.flatMap((doc) => readParty(doc) ?? []);
    const people = await readPeople(deps, tx, parties);
    const kept = ownOf(readHead(head), at.edition);
    if (kept && kept.endsAt !== fate.ends.getTime()) tx.update(head.ref, endFields(fate.ends));
    const { titulo, aviso } = event;
    for (const { ref, uid, held } of parties) {
      tx.update(ref, timeFields(fate));
      const news = { kind: 'moved', ...at, titulo, aviso, startsAt: fate.startsAt } as const;
      tell(deps, tx, people.get(uid), { ...news, held, isKept: true });
    }
    return parties.length;
  });

/** Takes some parties off a date that takes place no more, and tells them; the last ones take what is kept of it along. */
async function callOff(
  deps: TellDeps,
  tx: Transaction,
  at: At,
  kind: Off,
  { titulo, aviso }: SeatsEvent,
): Promise<number> {
  const { db } = deps;
  const { docs } = await tx.get(aQuery(db, queries.partiesAt(at)).limit(TOLD_AT_ONCE));
  const parties = docs.flatMap((doc) => readParty(doc) ?? []);
  const kept = await readKept(deps, tx, at);
  const people = await readPeople(deps, tx, parties);
  const parts = kept.parts.map((part) => ({ ...part }));
  let waitingCount = kept.head?.waitingCount ?? 0;
  for (const party of parties) {
    const part = party.part === null ? undefined : parts[party.part];
    if (part) part.taken = Math.max(0, part.taken - party.held);
    if (missing(party) > 0) waitingCount--;
    tx.delete(party.ref);
    const news = { kind, ...at, titulo, aviso, startsAt: party.startsAt } as const;
    tell(deps, tx, people.get(party.uid), { ...news, held: 0, isKept: false });
  }
  if (parties.length < TOLD_AT_ONCE) {
    for (const n of kept.parts.keys()) tx.delete(refs.seatParts(db, at).doc(`${n}`));
    tx.delete(refs.seats(db, at));
  } else if (kept.head)
    writeKept(deps, tx, { ...at, ends: new Date(kept.head.endsAt) }, kept, { waitingCount, parts });
  return parties.length;
}
