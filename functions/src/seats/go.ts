import { MAX_DOWN, maxSeats } from '@vidriera/domain/seats/limits';
import type { ItemId } from '@vidriera/domain/values/ids-schema';
import { localTime, momentOf } from '@vidriera/domain/values/local-time';
import type { Transaction } from 'firebase-admin/firestore';
import { isClosed } from '../account/is-gone.ts';
import { partFields, readPart } from '../claims/stored.ts';
import { partCount, take } from '../claims/units.ts';
import { editionFields } from '../shared/edition.ts';
import { queries, queryFrom } from '../shared/queries.ts';
import { refs } from '../shared/refs.ts';
import { isOpen, occurrenceOn, offeredOn, readVisibleEvent, startsAtOf } from './event.ts';
import { applyRequest, type LineParty, missing } from './line.ts';
import { dateTransaction, moveUp, type SeatDeps } from './move-up.ts';
import { type DateSeats, rearrange } from './rearrange.ts';
import { ifOfEdition, partyChanges, readParty, timeFields } from './stored.ts';
import { tellEventGone } from './tell.ts';

export type GoDeps = SeatDeps & {
  /** From 0 below 1. */
  random?: () => number;
};
export interface Goer {
  uid: string;
  /** Also true if the project needs no confirmation. */
  isConfirmed: boolean;
}
export interface SeatRequest {
  evento: ItemId;
  fecha: string;
  asked: number;
  acceptsWait?: boolean | undefined;
}
/** `not-enough`: too few free seats, and the person did not accept to wait. `too-many`: more than the event has. */
export type GoRefusal =
  | { kind: 'not-found' | 'no-account' | 'mail-not-confirmed' | 'over' | 'too-many-down' }
  | { kind: 'not-enough'; free: number }
  | { kind: 'too-many'; most: number };
/** `down`: has seats or waits. */
export type GoOutcome = { kind: 'down' } | GoRefusal;
type AskResult = GoOutcome & { isDone: boolean };

const finished = (kind: Exclude<GoOutcome['kind'], 'not-enough' | 'too-many'>): AskResult => ({
  kind,
  isDone: true,
});

/**
 * Requests seats, or changes their number. Gives up surplus seats, takes free ones, and waits for the rest if `acceptsWait`.
 * Older waiting parties that fit go first.
 */
export async function go(deps: GoDeps, who: Goer, request: SeatRequest): Promise<GoOutcome> {
  const { isDone, ...outcome } = await dateTransaction(deps, request, (tx) => ask(deps, tx, who, request));
  if (!isDone) await moveUp(deps, request);
  return outcome;
}

async function ask(
  deps: GoDeps,
  tx: Transaction,
  { uid, isConfirmed }: Goer,
  { evento, fecha, asked, acceptsWait = false }: SeatRequest,
): Promise<AskResult> {
  const { db, now } = deps;
  const moment = now();
  const event = await readVisibleEvent(db, evento, tx);
  const time = event && occurrenceOn(event, fecha);
  if (!event || !time) return finished('not-found');
  const ref = refs.party(db, { evento, fecha }, uid);
  const [person, found] = await tx.getAll(refs.user(db, uid), ref);
  if (!person?.exists || isClosed(person)) return finished('no-account');
  const stored = readParty(found);
  const { edition, aforo, titulo } = event;
  const before = ifOfEdition(stored, edition);
  const isFewer = before !== null && asked <= before.held;
  if (time.begins <= localTime(moment) || !(isOpen(event, time) || isFewer)) return finished('over');
  if (!before && !offeredOn(event, fecha, moment)) return finished('not-found');
  if (!isConfirmed) return finished('mail-not-confirmed');
  if (before?.asked === asked) return finished('down');
  const most = maxSeats(aforo);
  if (asked > most && !isFewer) return { kind: 'too-many', most, isDone: true };
  if (!before) {
    const ahead = await tx.get(queryFrom(db, queries.partiesAhead(uid, moment)).limit(MAX_DOWN));
    if (ahead.size >= MAX_DOWN) return finished('too-many-down');
  }
  const dateSeats: DateSeats = {
    ...{ evento, edition, fecha, titulo, aforo },
    startsAt: startsAtOf(time),
    ends: momentOf(time.ends),
  };
  const after = applyRequest(before, { id: ref.id, asked, now: moment.getTime() });
  const writeParty = (party: LineParty) => {
    if (stored && !before) tellEventGone(deps, tx, person, stored);
    const fixedFields = { evento, ...editionFields(edition), fecha, uid, titulo };
    tx.set(ref, { ...fixedFields, ...partyChanges(party), ...timeFields(dateSeats) });
  };
  const fromOnePart = before ? null : await takeFromOnePart(deps, tx, dateSeats, after);
  if (fromOnePart) {
    writeParty(fromOnePart);
    return finished('down');
  }
  const { own, isDone, free, movesOthers, write } = await rearrange(deps, tx, dateSeats, { before, after });
  const result = own ?? after;
  // A waiting party has accepted to wait.
  const hasAgreed = acceptsWait || (before !== null && missing(before) > 0 && asked < before.asked);
  if (missing(result) > 0 && !hasAgreed) return { kind: 'not-enough', free, isDone: isDone && !movesOthers };
  writeParty(result);
  write();
  return { kind: 'down', isDone };
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
  const asked = take(readPart(await tx.get(ref), at.edition), at.aforo, party.asked);
  if (asked.kind !== 'taken') return null;
  tx.update(ref, partFields(asked.part, at.edition));
  return { ...party, held: party.asked, part };
}
