import { localTime } from '@vidriera/domain/values/local-time';
import type { Transaction } from 'firebase-admin/firestore';
import { PATIENT } from '../../base/firestore/patient.ts';
import { refs, type SeatsDate } from '../../base/firestore/refs.ts';
import { type KeyedMutex, keyedMutex } from '../../base/process/keyed-mutex.ts';
import type { TellDeps } from '../notices/tell-person.ts';
import { type Fate, fateOf, readKnownEvent, type SeatsEvent } from './event.ts';
import { type DateSeats, rearrange } from './rearrange.ts';
import type { StoredParty } from './stored.ts';

/** Serialises transactions per date: colliding ones are slower. */
const dateMutex = keyedMutex();
export type SeatDeps = TellDeps & {
  /** Tests pass one mutex per simulated instance. */
  turns?: KeyedMutex;
};

/** Runs a transaction while it holds the date’s mutex. */
export const dateTransaction = <T>(
  { db, turns = dateMutex }: SeatDeps,
  { evento, fecha }: SeatsDate,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => turns(`${evento} ${fecha}`, () => db.runTransaction(work, PATIENT));

/** Returns a date that takes place; with `aforo` 0 once it has begun, or while it is held: nobody moves up. */
export const dateSeatsOf = (
  { id, edition, titulo, aforo, isPaused }: SeatsEvent,
  fecha: string,
  { begins, startsAt, ends }: Extract<Fate, { kind: 'on' }>,
  now: Date,
): DateSeats => ({
  evento: id,
  edition,
  fecha,
  titulo,
  startsAt,
  ends,
  aforo: isPaused || begins <= localTime(now) ? 0 : aforo,
});

/** Moves up all waiting parties that fit, in several transactions. Idempotent. */
export async function moveUp(deps: SeatDeps, at: SeatsDate): Promise<void> {
  for (let isDone = false; !isDone; ) isDone = await moveSomeUp(deps, at);
}

/** Moves up some waiting parties in one transaction. @returns whether no other one fits */
export const moveSomeUp = (deps: SeatDeps, at: SeatsDate): Promise<boolean> =>
  dateTransaction(deps, at, async (tx) => {
    const { db, now } = deps;
    const event = readKnownEvent(await tx.get(refs.item(db, 'evento', at.evento)));
    const fate = fateOf(event, at.fecha);
    if (!event || event.isPaused || fate.kind !== 'on') return true;
    const { isDone, write } = await rearrange(deps, tx, dateSeatsOf(event, at.fecha, fate, now()));
    write();
    return isDone;
  });

/** Returns a date that does not take place, for a party that leaves it: nobody moves up. */
export const closedDateSeats = (party: StoredParty, titulo: string): DateSeats => ({
  evento: party.evento,
  edition: party,
  fecha: party.fecha,
  titulo,
  aforo: 0,
  startsAt: party.startsAt,
  ends: new Date(party.endsAt),
});
