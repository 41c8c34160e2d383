import { randomBytes } from 'node:crypto';
import { shortName } from '@vidriera/domain/door/short-name';
import type { DoorList } from '@vidriera/domain/door/wire-schema';
import { messages } from '@vidriera/domain/messages/messages';
import type { Transaction } from 'firebase-admin/firestore';
import { editionFields } from '../firestore/edition.ts';
import { PATIENT } from '../firestore/patient.ts';
import { refs } from '../firestore/refs.ts';
import { readable } from '../firestore/unreadable.ts';
import { namedParties } from '../seats/listed.ts';
import { nonceOf } from './nonce.ts';
import {
  type DoorDeps,
  type DoorRefusal,
  type ListAt,
  type Standing,
  standingAt,
  type Who,
} from './standing.ts';
import { doorName, readDoor, type StoredList } from './stored.ts';

/** Opens a date's list for a phone. The creator's first opening starts it. */
export async function openDoor(deps: DoorDeps, at: ListAt, who: Who, secret: string) {
  const standing = await startedBy(deps, at, who);
  if (typeof standing === 'string') return standing;
  const { event, list, helper, by, startsAt, hiddenAt, creadorName } = standing;
  const [listed, doors] = await Promise.all([
    namedParties(deps.db, { ...at, edition: event.edition }),
    readDoors(deps, at),
  ]);
  const parties = listed.map(({ party: { id, asked, held }, nombre }) => ({
    nonce: nonceOf(list.key, id),
    nombre: (helper ? shortName(nombre) : nombre) || messages.general.nameless,
    asked,
    held,
  }));
  const shown: DoorList = {
    titulo: event.titulo,
    startsAt,
    hiddenAt: hiddenAt.getTime(),
    creador: helper ? creadorName : '',
    door: doorName(by, secret),
    parties,
  };
  return { list: shown, doors, helpers: helper ? null : list.helpers.map(asShown) };
}

const asShown = ({ id, nombre, deviceHash }: StoredList['helpers'][number]) => ({
  id,
  nombre,
  bound: deviceHash !== null,
});

type Started = Standing & { list: StoredList };

/** Returns the standing, and starts the list, or moves its end with the event's. */
function startedBy(deps: DoorDeps, at: ListAt, who: Who): Promise<Started | DoorRefusal> {
  return deps.db.runTransaction(async (tx) => {
    const standing = await standingAt(deps, at, who, tx);
    if (typeof standing === 'string') return standing;
    return { ...standing, list: keptList(deps, tx, standing) };
  }, PATIENT);
}

function keptList({ db }: DoorDeps, tx: Transaction, { at, event, hiddenAt, list }: Standing): StoredList {
  const { creador, itemCreatedAt } = event.edition;
  const kept = list ?? { key: randomBytes(32).toString('base64url'), helpers: [] };
  const next = { ...at, creador, itemCreatedAt, ...kept, expiresAt: hiddenAt };
  if (list?.expiresAt.getTime() !== hiddenAt.getTime())
    tx.set(refs.door(db, at), { ...next, ...editionFields(event.edition) });
  return next;
}

/** Returns what all doors noted, without unreadable ones. */
export async function readDoors({ db }: DoorDeps, at: ListAt) {
  const { docs } = await refs.doorMarks(db, at).get();
  return readable(docs, (doc) => {
    const door = readDoor(doc);
    return door && { door: doc.id, version: door.version, marks: door.marks };
  });
}
