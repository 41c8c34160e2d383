import { isSingleDate } from '@vidriera/domain/evento/occurrence';
import { MAX_DOWN, maxSeats } from '@vidriera/domain/seats/limits';
import type { ItemId } from '@vidriera/domain/values/ids-schema';
import { localTime, momentOf } from '@vidriera/domain/values/local-time';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { editionFields, isSameEdition, storedEdition } from '../../base/firestore/edition.ts';
import type { QueryPlan } from '../../base/firestore/queries/plan.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { queueLetter } from '../../base/letters/queue.ts';
import { isClosed } from '../../base/people/is-gone.ts';
import { partyMailboxHash } from '../../base/people/mailbox-hash.ts';
import type { Taker } from '../../base/people/taker.ts';
import { partFields, readPart } from '../quota/stored-part.ts';
import { partCount, take } from '../quota/units.ts';
import { isOpen, occurrenceOn, offeredOn, readCurrentEvent, startsAtOf } from './event.ts';
import { applyRequest, type LineParty, missing } from './line.ts';
import { finishMoves, isAwaited } from './move-date.ts';
import { dateTransaction, moveUp, type SeatDeps } from './move-up.ts';
import { type DateSeats, rearrange } from './rearrange.ts';
import { ifOfEdition, partyChanges, readParty, timeFields } from './stored.ts';
import { tellEventGone } from './tell.ts';

export type GoDeps = SeatDeps & {
  /** Key of hashes. */
  secret: string;
  /** From 0 below 1. */
  random?: () => number;
};
export interface SeatRequest {
  evento: ItemId;
  fecha: string;
  asked: number;
  /** The number that the page showed, 0 for none. Missing from pages of before. */
  had?: number | undefined;
  acceptsWait?: boolean | undefined;
}
/** `not-enough`: too few free seats, and the person did not accept to wait. `too-many`: more than the event has. */
export type GoRefusal =
  | {
      kind:
        | 'not-found'
        | 'paused'
        | 'no-account'
        | 'mail-not-confirmed'
        | 'over'
        | 'had-one'
        | 'too-many-down'
        | 'changed';
    }
  | { kind: 'not-enough'; free: number }
  | { kind: 'too-many'; most: number };
/** `down`: has seats or waits. */
export type GoOutcome = { kind: 'down' } | GoRefusal;
type AskResult = GoOutcome & { isDone: boolean };

const finished = (kind: Exclude<GoOutcome['kind'], 'not-enough' | 'too-many'>): AskResult => ({
  kind,
  isDone: true,
});

/** `isSettled`: no date of the event is on its way to another day. */
type Ask = SeatRequest & { isSettled: boolean };

/**
 * Requests seats, or changes their number. Gives up surplus seats, takes free ones, and waits for the rest if `acceptsWait`.
 * Older waiting parties that fit go first.
 */
export async function go(deps: GoDeps, who: Taker, request: SeatRequest): Promise<GoOutcome> {
  const once = (isSettled: boolean) =>
    dateTransaction(deps, request, (tx) => ask(deps, tx, who, { ...request, isSettled }));
  let result = await once(false);
  if (result === 'moving') {
    await finishMoves(deps, request.evento);
    result = await once(true);
  }
  if (result === 'moving') throw new Error(`${request.evento} moves again`);
  const { isDone, ...outcome } = result;
  if (!isDone) await moveUp(deps, request);
  return outcome;
}

async function ask(
  deps: GoDeps,
  tx: Transaction,
  who: Taker,
  { evento, fecha, asked, had, acceptsWait = false, isSettled }: Ask,
): Promise<AskResult | 'moving'> {
  const { db, now, secret } = deps;
  const { uid, isConfirmed } = who;
  const moment = now();
  const event = await readCurrentEvent(deps, evento, tx);
  const time = event && occurrenceOn(event, fecha);
  if (!event || !time) return finished('not-found');
  const ref = refs.party(db, { evento, fecha }, uid);
  const [person, found] = await tx.getAll(refs.user(db, uid), ref);
  if (!person?.exists || isClosed(person)) return finished('no-account');
  const stored = readParty(found);
  const { edition, titulo } = event;
  // While it is held, freed seats wait too.
  const aforo = event.isPaused ? 0 : event.aforo;
  const before = ifOfEdition(stored, edition);
  const isFewer = before !== null && asked <= before.held;
  if (event.isPaused && !isFewer) return finished('paused');
  if (!before && !event.isShown) return finished('not-found');
  if (time.begins <= localTime(moment) || !(isOpen(event, time) || isFewer)) return finished('over');
  if (!before && !offeredOn(event, fecha, moment)) return finished('not-found');
  if (!isConfirmed) return finished('mail-not-confirmed');
  // Perhaps a retry of a call that was interrupted before it moved up others.
  if (before?.asked === asked) return { kind: 'down', isDone: false };
  if (had !== undefined && had !== (before?.asked ?? 0)) return finished('changed');
  const most = maxSeats(aforo);
  if (asked > most && !isFewer) return { kind: 'too-many', most, isDone: true };
  const mailboxHash = partyMailboxHash(secret, who);
  if (!before) {
    // In the transaction: of two accounts of one mailbox, the second finds the first’s party.
    const ahead = await readAhead(tx, db, [
      queries.partiesByMailbox(mailboxHash, moment),
      queries.partiesAhead(uid, moment),
    ]);
    const isOwn = (doc: DocumentSnapshot) =>
      doc.get('evento') === evento && isSameEdition(storedEdition(doc), edition);
    if (
      !isSettled &&
      isSingleDate(event.dated) &&
      ahead.some((doc) => isOwn(doc) && doc.get('fecha') !== fecha)
    )
      return 'moving';
    const isHere = (doc: DocumentSnapshot) => isOwn(doc) && doc.get('fecha') === fecha;
    if (ahead.some((doc) => doc.id !== ref.id && isHere(doc))) return finished('had-one');
    if (ahead.length >= MAX_DOWN) return finished('too-many-down');
  }
  const dateSeats: DateSeats = {
    evento,
    edition,
    fecha,
    titulo,
    aforo,
    startsAt: startsAtOf(time),
    ends: momentOf(time.ends),
  };
  const after = applyRequest(before, { id: ref.id, asked, now: moment.getTime() });
  const writeParty = (party: LineParty) => {
    if (stored && !before) tellEventGone(deps, tx, person, stored);
    // After a change of address the party still counts for the first mailbox.
    const kept = { print: before?.print ?? mailboxHash, ...(before?.earlier && { earlier: before.earlier }) };
    const fixedFields = { evento, ...editionFields(edition), fecha, uid, titulo, ...kept };
    tx.set(ref, { ...fixedFields, ...partyChanges(party), ...timeFields(dateSeats) });
    if (party.held > 0 && !before?.held) {
      const { creador, itemCreatedAt } = edition;
      const letter = { kind: 'seat', evento, edition: { creador, itemCreatedAt }, fecha } as const;
      queueLetter(tx, db, { uid, letter, now: moment });
    }
  };
  const fromOnePart = before ? null : await takeFromOnePart(deps, tx, dateSeats, after);
  if (fromOnePart) {
    writeParty(fromOnePart);
    return finished('down');
  }
  if (!before && !isSettled && (await isAwaited(deps, tx, event, fecha))) return 'moving';
  const { own, isDone, free, movesOthers, write } = await rearrange(deps, tx, dateSeats, { before, after });
  const result = own ?? after;
  // A waiting party has accepted to wait.
  const hasAgreed = acceptsWait || (before !== null && missing(before) > 0 && asked < before.asked);
  if (missing(result) > 0 && !hasAgreed) return { kind: 'not-enough', free, isDone: isDone && !movesOthers };
  writeParty(result);
  write();
  return { kind: 'down', isDone };
}

/** Returns the parties that any of the queries finds, up to `MAX_DOWN` each. */
async function readAhead(tx: Transaction, db: Firestore, plans: QueryPlan[]): Promise<DocumentSnapshot[]> {
  const found = new Map<string, DocumentSnapshot>();
  for (const plan of plans)
    for (const doc of (await tx.get(queryFrom(db, plan).limit(MAX_DOWN))).docs) found.set(doc.id, doc);
  return [...found.values()];
}

/** Takes all seats from one part; `null` if it has too few. While a part has free seats, no waiting party fits. */
async function takeFromOnePart(
  { db, random = Math.random }: GoDeps,
  tx: Transaction,
  at: DateSeats,
  party: LineParty,
): Promise<LineParty | null> {
  const part = Math.floor(random() * partCount(at.aforo));
  const ref = refs.seatParts(db, at).doc(`${part}`);
  const outcome = take(readPart(await tx.get(ref), at.edition), at.aforo, party.asked);
  if (outcome.kind !== 'taken') return null;
  tx.update(ref, partFields(outcome.part, at.edition));
  return { ...party, held: party.asked, part };
}
