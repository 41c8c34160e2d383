import { SHOWN_AFTER_MS } from '@vidriera/domain/door/limits';
import { mayPublish } from '@vidriera/domain/usuario/may';
import type { Dia } from '@vidriera/domain/values/fecha';
import type { ItemId } from '@vidriera/domain/values/ids-schema';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { isSameEdition } from '../../base/firestore/edition.ts';
import { refs } from '../../base/firestore/refs.ts';
import { isClosed } from '../../base/people/is-gone.ts';
import { isSecret } from '../../base/people/mailbox-hash.ts';
import { type ListHelper, readDoorList, type StoredList, stateOfHelper } from '../door-register/stored.ts';
import { type Fate, fateOf, readEvent, type SeatsEvent } from '../seats/event.ts';
import { keptUntil } from '../seats/stored.ts';

export type DoorDeps = Pick<Deps, 'db' | 'now'>;
export interface ListAt {
  evento: ItemId;
  fecha: Dia;
}
export type Who = { uid: string | null; helper: { id: string; secret: string } | null };

/** A date whose list may be seen now. */
export interface DoorDate {
  at: ListAt;
  event: SeatsEvent;
  startsAt: string;
  /** When the list is hidden. */
  hiddenAt: Date;
  /** When list and marks are deleted: until then the creator reads who came. */
  keptUntil: Date;
  creadorName: string;
  /** `null`: its creator has not opened it yet. */
  list: StoredList | null;
}
/** A person at the door: the creator, or a helper of this list. `isLate`: a helper who was withdrawn within the hour. */
export interface Standing extends DoorDate {
  by: string;
  helper: ListHelper | null;
  isLate: boolean;
}
export type DoorRefusal = 'not-found' | 'over';

/** The creator's name as owner of a door; helpers' ids are longer. */
const CREATOR = 'creador';

/** Reads a date and its list. @returns `null` without such a date, or if its creator publishes no more */
export async function readDate({ db }: DoorDeps, at: ListAt, tx?: Transaction): Promise<DoorDate | null> {
  const read = (ref: DocumentReference): Promise<DocumentSnapshot> => (tx ? tx.get(ref) : ref.get());
  const [item, stored] = await Promise.all([
    read(refs.item(db, 'evento', at.evento)),
    read(refs.door(db, at)),
  ]);
  const event = readEvent(item);
  const fate: Fate | null = event && fateOf(event, at.fecha);
  if (!event || fate?.kind !== 'on') return null;
  const user = await read(refs.user(db, event.uid));
  if (!mayPublish(user.get('role')) || isClosed(user)) return null;
  const list = readDoorList(stored);
  const name: unknown = user.get('display_name');
  return {
    at,
    event,
    startsAt: fate.startsAt,
    hiddenAt: new Date(fate.ends.getTime() + SHOWN_AFTER_MS),
    keptUntil: keptUntil(fate.ends),
    creadorName: typeof name === 'string' ? name : '',
    list: isSameEdition(list, event.edition) ? list : null,
  };
}

/** Authenticates a phone at the door. Only who may see the list learns that it is over. @param mayBeLate whether a helper who was just withdrawn counts */
export async function standingAt(
  deps: DoorDeps,
  at: ListAt,
  { uid, helper: credentials }: Who,
  tx?: Transaction,
  mayBeLate = false,
): Promise<Standing | DoorRefusal> {
  const date = await readDate(deps, at, tx);
  if (!date) return 'not-found';
  const helper = credentials && date.list?.helpers.find(({ id }) => id === credentials.id);
  const state = helper ? stateOfHelper(helper, deps.now()) : 'live';
  const mayEnter = credentials
    ? helper &&
      (state === 'live' || (mayBeLate && state === 'late')) &&
      isSecret(credentials.secret, helper.deviceHash)
    : date.event.uid === uid;
  if (!mayEnter) return 'not-found';
  if (date.hiddenAt <= deps.now()) return 'over';
  return { ...date, by: helper?.id ?? CREATOR, helper: helper ?? null, isLate: state === 'late' };
}
