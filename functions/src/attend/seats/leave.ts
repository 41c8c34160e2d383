import type { DocumentReference } from 'firebase-admin/firestore';
import { isSameEdition } from '../../base/firestore/edition.ts';
import { refs, type SeatsDate } from '../../base/firestore/refs.ts';
import { fateOf, readKnownEvent } from './event.ts';
import { destinationOf, finishMoves } from './move-date.ts';
import { closedDateSeats, dateSeatsOf, dateTransaction, moveUp, type SeatDeps } from './move-up.ts';
import { rearrange } from './rearrange.ts';
import { deleteParty, readParty, readSeatHead } from './stored.ts';

/**
 * Deletes a party and moves up waiting parties that fit, in one transaction.
 * @param at its date, so that a retry also moves up those that an interrupted call left
 * @returns whether the party existed
 */
export async function leave(deps: SeatDeps, ref: DocumentReference, at?: SeatsDate): Promise<boolean> {
  const { db, now } = deps;
  const party = readParty(await ref.get());
  if (!party) {
    if (at) await moveUp(deps, at);
    return false;
  }
  const left = await dateTransaction(deps, party, async (tx) => {
    const before = readParty(await tx.get(ref));
    if (!before) return null;
    const { evento, fecha } = before;
    const event = readKnownEvent(await tx.get(refs.item(db, 'evento', evento)));
    // A deleted edition has no seats to pass on.
    if (!event || !isSameEdition(event.edition, before)) {
      deleteParty(tx, db, ref);
      return { evento, fecha, isDone: true };
    }
    const fate = fateOf(event, fecha);
    if (fate.kind === 'moved') {
      const head = readSeatHead(await tx.get(refs.seats(db, before)));
      const to = destinationOf(event, head);
      if (to && (head?.isCopied || !event.isPaused)) return { evento, fecha: to, movedUid: before.uid };
    }
    const given =
      fate.kind === 'on' ? dateSeatsOf(event, fecha, fate, now()) : closedDateSeats(before, event.titulo);
    const { isDone, write } = await rearrange(deps, tx, given, { before, after: null });
    deleteParty(tx, db, ref);
    write();
    return { evento, fecha, isDone };
  });
  if (left?.movedUid !== undefined) {
    await finishMoves(deps, left.evento);
    return leave(deps, refs.party(db, left, left.movedUid), left);
  }
  if (left && !left.isDone) await moveUp(deps, left);
  return left !== null;
}

/** Gives up a person's seats of a date; those that moved along with it, too, as their page may be from before. @returns whether there were some */
export async function leaveDate(deps: SeatDeps, uid: string, at: SeatsDate): Promise<boolean> {
  const { db } = deps;
  await finishMoves(deps, at.evento);
  if (await leave(deps, refs.party(db, at, uid), at)) return true;
  const event = readKnownEvent(await refs.item(db, 'evento', at.evento).get());
  const fecha = event?.dated.fechaExacta;
  if (!event || !fecha || fecha === at.fecha) return false;
  const moved = { evento: event.id, fecha };
  const party = readParty(await refs.party(db, moved, uid).get());
  return Boolean(party?.earlier?.includes(at.fecha)) && leaveDate(deps, uid, moved);
}
