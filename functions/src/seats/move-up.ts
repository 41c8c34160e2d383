import type { ItemId } from '@vidriera/domain/values/ids-schema';
import { localTime } from '@vidriera/domain/values/local-time';
import type { Transaction } from 'firebase-admin/firestore';
import { PATIENT } from '../claims/parts.ts';
import type { TellDeps } from '../notices/tell-person.ts';
import { type KeyedMutex, keyedMutex } from '../shared/keyed-mutex.ts';
import { refs, type SeatsDate } from '../shared/refs.ts';
import { type Fate, fateOf, readEvent, type SeatsEvent } from './event.ts';
import { type Given, rearrange } from './rearrange.ts';
import type { StoredParty } from './stored.ts';

/** Of one date an instance tries one thing at a time, as of a promo (claims/take.ts): transactions that meet wait longer. */
const ownTurns = keyedMutex();
export type SeatDeps = TellDeps & {
  /** The instance's turns. A test may have many instances. */
  turns?: KeyedMutex;
};

/** One transaction in a date's turn. */
export const inItsTurn = <T>(
  { db, turns = ownTurns }: SeatDeps,
  { evento, fecha }: SeatsDate,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => turns(`${evento} ${fecha}`, () => db.runTransaction(work, PATIENT));

/** A date of an event that takes place, as whoever moves up is given it: what has begun gives nothing any more. */
export const givenOf = (
  { id, edition, titulo, aforo }: SeatsEvent,
  fecha: string,
  { begins, startsAt, ends }: Extract<Fate, { kind: 'on' }>,
  now: Date,
): Given => ({
  ...{ evento: id, edition, fecha, titulo, startsAt, ends },
  aforo: begins <= localTime(now) ? 0 : aforo,
});

/** Moves up all who wait and fit, some in each transaction. It may be run at any moment, and again. */
export async function moveUp(deps: SeatDeps, at: { evento: ItemId; fecha: string }): Promise<void> {
  for (let isDone = false; !isDone; ) isDone = await moveSomeUp(deps, at);
}

/** Moves up some who wait and fit, in one transaction. @returns whether nobody else fits */
export const moveSomeUp = (deps: SeatDeps, at: { evento: ItemId; fecha: string }): Promise<boolean> =>
  inItsTurn(deps, at, async (tx) => {
    const { db, now } = deps;
    const event = readEvent(await tx.get(refs.item(db, 'evento', at.evento)));
    const fate = fateOf(event, at.fecha);
    if (!event || fate.kind !== 'on') return true;
    const { isDone, write } = await rearrange(deps, tx, givenOf(event, at.fecha, fate, now()));
    write();
    return isDone;
  });

/** What gives up a party in its own name needs to know of a date that is no more: nothing moves up there. */
export const overDate = (party: StoredParty, titulo: string): Given => ({
  ...{ evento: party.evento, edition: party, fecha: party.fecha, titulo },
  aforo: 0,
  startsAt: party.startsAt,
  ends: new Date(party.endsAt),
});
