import type { Output } from '@vidriera/domain/api/callables-schema';
import { RANDOM_128, random128 } from '@vidriera/domain/claim/random-128';
import { Failure, isFailure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import type { Dia } from '@vidriera/domain/values/fecha';
import { type ItemId, itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { diaWireSchema } from '@vidriera/domain/values/wire-fields-schema';
import { result } from '@vidriera/kit/data/result';
import { member, memberId } from '@vidriera/kit/going/member';
import { call } from '@vidriera/kit/requests/callable';
import type { LoaderFunctionArgs } from '@vidriera/router';
import { read, write } from '@vidriera/session/local-storage';
import { inTime, isWithoutSignal } from '../canjear/signal.ts';
import { createDoor, opened } from './door.ts';
import { type KeptDoor, newDoor, readDoorStore, writeDoorStore } from './door-store.ts';

/** A link's secret in this tab, until the server has accepted it. */
const LINK = 'vidriera.enlacePuerta';
/** The secret with which this phone opens a link: stored before the server hears it, so that it opens again after a lost answer. */
const OPENING = 'vidriera.puertaNueva';
const SECRET = /^#([A-Za-z0-9_-]{44})$/;
/** Timeout in milliseconds if the list is here already. */
const PATIENCE = 8000;

export type DoorHelpers = NonNullable<Extract<Output<'door'>, { what: 'open' }>['helpers']>;
export interface ListedDate {
  evento: ItemId;
  fecha: Dia;
}
export type PuertaData =
  | { kind: 'door'; at: ListedDate; kept: KeptDoor; helpers: DoorHelpers | null }
  | { kind: 'nobody'; at: ListedDate }
  | { kind: 'refused'; at: ListedDate; why: string; unsent: number };

/** Loader of `/puerta/{evento}/{fecha}`, and of `…#SECRET`, which makes a helper of this phone. @throws Failure 'not-found' */
export async function load({ params }: LoaderFunctionArgs): Promise<PuertaData> {
  const evento = itemIdSchema.safeParse(params.evento).data;
  const fecha = diaWireSchema.safeParse(params.fecha).data;
  if (!evento || !fecha) throw new Failure('not-found', messages.detail.notLoaded.evento, { status: 404 });
  const at = { evento, fecha };
  const joined = await result(join(at), (failure) => failure.message);
  if ('error' in joined) return { kind: 'refused', at, why: joined.error, unsent: 0 };
  const kept = await doorOf(at);
  if (!kept) return { kind: 'nobody', at };
  return open(at, kept);
}

/** Makes a helper of this phone from a link, and removes its secret from the address. @throws Failure */
async function join(at: ListedDate): Promise<void> {
  const secret = SECRET.exec(location.hash)?.[1];
  if (secret) {
    write(LINK, secret, 'sessionStorage');
    history.replaceState(history.state, '', location.pathname);
  }
  const link = secret ?? read(LINK, 'sessionStorage');
  if (!link) return;
  const before = readDoorStore(at);
  // The creator's own phone needs no link.
  if (before?.uid) return void write(LINK, null, 'sessionStorage');
  const kept = read(OPENING);
  const own = kept && RANDOM_128.test(kept) ? kept : random128();
  write(OPENING, own);
  try {
    const { helper } = await call('door', { what: 'join', ...at, link, secret: own });
    // Marks of an earlier link that were not sent go with the new one.
    if (before?.helper?.id !== helper.id)
      writeDoorStore(at, { ...newDoor({ helper, uid: '' }), unsent: before?.unsent ?? {} });
  } catch (caught) {
    if (!isFailure(caught, 'not-found') && !isFailure(caught, 'over')) throw caught; // kept for a retry
    write(LINK, null, 'sessionStorage');
    // A phone that opened an earlier link goes on with it.
    if (!before?.helper) throw caught;
  }
  write(LINK, null, 'sessionStorage');
  write(OPENING, null);
}

/** Returns this phone's door: a helper's, or else that of the signed-in creator. */
async function doorOf(at: ListedDate): Promise<KeptDoor | null> {
  const kept = readDoorStore(at);
  if (kept?.helper) return kept;
  const user = await member().catch(() => null);
  const uid = user?.uid ?? memberId();
  if (!uid) return null;
  return kept?.uid === uid ? kept : newDoor({ helper: null, uid });
}

/** Opens the list; without a signal, as it was last. */
async function open(at: ListedDate, kept: KeptDoor): Promise<PuertaData> {
  const answer = call('door', { what: 'open', ...at, helper: kept.helper, door: kept.secret });
  try {
    const { list, doors, helpers } = await (kept.list ? inTime(PATIENCE, answer) : answer);
    const now = opened(readDoorStore(at) ?? kept, list, doors);
    writeDoorStore(at, now);
    return { kind: 'door', at, kept: now, helpers };
  } catch (caught) {
    if (kept.list && isWithoutSignal(caught)) return { kind: 'door', at, kept, helpers: null };
    if (isFailure(caught, 'no-session')) return { kind: 'nobody', at };
    const isClosed = isFailure(caught, 'not-found') || isFailure(caught, 'over');
    const unsent = isClosed ? await unsentAfter(at, kept) : 0;
    if (isClosed) writeDoorStore(at, null);
    const { message: why } =
      caught instanceof Failure ? caught : new Failure('internal', messages.general.internal);
    return { kind: 'refused', at, why, unsent };
  }
}

/** Sends what a phone noted before its helper was withdrawn. @returns how much stays unsent */
async function unsentAfter(at: ListedDate, kept: KeptDoor): Promise<number> {
  const unsent = ({ unsent: marks }: KeptDoor) => Object.keys(marks).length;
  if (unsent(kept) === 0) return 0;
  const door = createDoor(at, kept);
  await door.sync();
  return unsent(door.state().kept);
}
