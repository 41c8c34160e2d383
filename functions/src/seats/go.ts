import { MAX_DOWN } from '@vidriera/domain/seats/limits';
import type { ItemId } from '@vidriera/domain/values/ids-schema';
import { localTime, momentOf } from '@vidriera/domain/values/local-time';
import type { Transaction } from 'firebase-admin/firestore';
import { isClosed } from '../account/is-gone.ts';
import { partFields, readPart } from '../claims/stored.ts';
import { partCount, take } from '../claims/units.ts';
import { editionFields } from '../shared/edition.ts';
import { queries, queryFrom } from '../shared/queries.ts';
import { refs } from '../shared/refs.ts';
import { occurrenceOn, offeredOn, readVisibleEvent, saidOf } from './event.ts';
import { asking, type LineParty, missing } from './line.ts';
import { inItsTurn, moveUp, type SeatDeps } from './move-up.ts';
import { type Given, rearrange } from './rearrange.ts';
import { ownOf, partyChanges, readParty, timeFields } from './stored.ts';
import { tellItIsGone } from './tell.ts';

export type GoDeps = SeatDeps & {
  /** From 0 below 1. */
  random?: () => number;
};
export interface Goer {
  uid: string;
  /** Also where the project does not ask. */
  isConfirmed: boolean;
}
export interface WantedSeats {
  evento: ItemId;
  fecha: string;
  asked: number;
  acceptsWait?: boolean | undefined;
}
/** `not-enough`: too few free seats, and no agreement to wait. */
export type GoRefusal =
  | { kind: 'not-found' | 'no-account' | 'mail-not-confirmed' | 'over' | 'too-many-down' }
  | { kind: 'not-enough'; free: number };
/** `down`: has seats or waits. */
export type GoOutcome = { kind: 'down' } | GoRefusal;
type Asked = GoOutcome & { isDone: boolean };

const only = (kind: Exclude<GoOutcome['kind'], 'not-enough'>): Asked => ({ kind, isDone: true });

/**
 * Asks for seats, or changes their number. Surplus is given up, free seats are taken; `acceptsWait` waits for the rest. Waiting parties
 * that fit go first.
 */
export async function go(deps: GoDeps, who: Goer, wanted: WantedSeats): Promise<GoOutcome> {
  const { isDone, ...outcome } = await inItsTurn(deps, wanted, (tx) => ask(deps, tx, who, wanted));
  if (!isDone) await moveUp(deps, wanted);
  return outcome;
}

async function ask(
  deps: GoDeps,
  tx: Transaction,
  { uid, isConfirmed }: Goer,
  { evento, fecha, asked, acceptsWait = false }: WantedSeats,
): Promise<Asked> {
  const { db, now } = deps;
  const moment = now();
  const event = await readVisibleEvent(db, evento, tx);
  const time = event && occurrenceOn(event, fecha);
  if (!event || !time) return only('not-found');
  const ref = refs.party(db, { evento, fecha }, uid);
  const [person, found] = await tx.getAll(refs.user(db, uid), ref);
  if (!person?.exists || isClosed(person)) return only('no-account');
  const stored = readParty(found);
  const { edition, aforo, titulo, isBookable } = event;
  const before = ownOf(stored, edition);
  const isOpen = isBookable && aforo > 0;
  const isFewer = before !== null && asked <= before.held;
  if (time.begins <= localTime(moment) || !(isOpen || isFewer)) return only('over');
  if (!before && !offeredOn(event, fecha, moment)) return only('not-found');
  if (!isConfirmed) return only('mail-not-confirmed');
  if (before?.asked === asked) return only('down');
  if (!before) {
    const ahead = await tx.get(queryFrom(db, queries.partiesAhead(uid, moment)).limit(MAX_DOWN));
    if (ahead.size >= MAX_DOWN) return only('too-many-down');
  }
  const given: Given = {
    ...{ evento, edition, fecha, titulo, aforo },
    startsAt: saidOf(time),
    ends: momentOf(time.ends),
  };
  const after = asking(before, { id: ref.id, asked, now: moment.getTime() });
  const put = (party: LineParty) => {
    if (stored && !before) tellItIsGone(deps, tx, person, stored);
    const said = { evento, ...editionFields(edition), fecha, uid, titulo };
    tx.set(ref, { ...said, ...partyChanges(party), ...timeFields(given) });
  };
  const quick = before ? null : await takeOfOnePart(deps, tx, given, after);
  if (quick) {
    put(quick);
    return only('down');
  }
  const { own, isDone, free, movesOthers, write } = await rearrange(deps, tx, given, { before, after });
  const following = own ?? after;
  // A waiting party agreed to wait before.
  const hasAgreed = acceptsWait || (before !== null && missing(before) > 0 && asked < before.asked);
  if (missing(following) > 0 && !hasAgreed)
    return { kind: 'not-enough', free, isDone: isDone && !movesOthers };
  put(following);
  write();
  return { kind: 'down', isDone };
}

/** Takes all seats of one part; `null` if it has too few. Then nobody waiting would fit. */
async function takeOfOnePart(
  { db, random = Math.random }: GoDeps,
  tx: Transaction,
  at: Given,
  party: LineParty,
): Promise<LineParty | null> {
  const part = Math.floor(random() * partCount(at.aforo));
  const ref = refs.seatParts(db, at).doc(`${part}`);
  const asked = take(readPart(await tx.get(ref), at.edition), at.aforo, party.asked);
  if (asked.kind !== 'taken') return null;
  tx.update(ref, partFields(asked.part, at.edition));
  return { ...party, held: party.asked, part };
}
