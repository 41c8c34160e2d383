import { createHash, randomBytes } from 'node:crypto';
import { shortName } from '@vidriera/domain/door/short-name';
import type { DoorList } from '@vidriera/domain/door/wire-schema';
import { messages } from '@vidriera/domain/messages/messages';
import type { Transaction } from 'firebase-admin/firestore';
import { editionFields } from '../../base/firestore/edition.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { readable } from '../../base/firestore/unreadable.ts';
import { nonceOf } from '../door-register/nonce.ts';
import { doorName, liveHelpers, readDoor, type StoredList } from '../door-register/stored.ts';
import { namedParties } from '../seats/listed.ts';
import { answersAt } from '../seats/questions.ts';
import {
  type DoorDeps,
  type DoorRefusal,
  type ListAt,
  type Standing,
  standingAt,
  type Who,
} from './standing.ts';

/**
 * Opens a date's list for a phone. The creator's first opening starts it.
 * @param known stamp of the list that the phone has; if nobody's seats changed since, no party is read
 */
export async function openDoor(
  deps: DoorDeps,
  at: ListAt,
  who: Who,
  { door: secret, known }: { door: string; known: string | null },
) {
  const standing = await startedBy(deps, at, who);
  if (typeof standing === 'string') return standing;
  const { event, list, helper, by, startsAt, hiddenAt, creadorName } = standing;
  const seesAnswers = !helper || helper.seesAnswers === true;
  const [stamp, doors] = await Promise.all([stampOf(deps, standing, seesAnswers), readDoors(deps, at)]);
  const helpers = helper ? null : liveHelpers(list).map(asShown);
  if (stamp === known) return { list: null, stamp, doors, helpers };
  const date = { ...at, edition: event.edition };
  const listed = await namedParties(deps.db, date);
  const answers = seesAnswers ? await answersAt(deps.db, date) : null;
  const parties = listed.map(({ party: { id, uid, asked, held }, nombre }) => ({
    ...(answers?.has(uid) && { answers: answers.get(uid) }),
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
  return { list: shown, stamp, doors, helpers };
}

/** Changes with the seats of a date and the answers that are seen, and with what its list says of the event. */
async function stampOf(
  { db }: DoorDeps,
  { at, event, startsAt, hiddenAt }: Standing,
  seesAnswers: boolean,
): Promise<string> {
  const [head, { docs }, answered] = await Promise.all([
    refs.seats(db, at).get(),
    refs.seatParts(db, at).get(),
    seesAnswers ? queryFrom(db, queries.lastAnswerAt(at)).limit(1).get() : { docs: [] },
  ]);
  const seats = [head, ...docs, ...answered.docs].map(({ id, updateTime }) => [id, updateTime?.valueOf()]);
  const told = JSON.stringify([event.titulo, startsAt, hiddenAt.getTime(), seats]);
  return createHash('sha256').update(told).digest('base64url').slice(0, 22);
}

const asShown = ({ id, nombre, deviceHash }: StoredList['helpers'][number]) => ({
  id,
  nombre,
  bound: deviceHash !== null,
});

type Started = Standing & { list: StoredList };

/** Whether a list would be deleted at another time than its parties: the event's hours changed. */
export const isExpiring = ({ list, keptUntil }: Standing): boolean =>
  list?.expiresAt.getTime() !== keptUntil.getTime();

/** Returns the standing, and starts the list, or moves its end and its doors' with the event's. */
export function startedBy(deps: DoorDeps, at: ListAt, who: Who): Promise<Started | DoorRefusal> {
  return deps.db.runTransaction(async (tx) => {
    const standing = await standingAt(deps, at, who, tx);
    if (typeof standing === 'string') return standing;
    const { docs } = isExpiring(standing) ? await tx.get(refs.doorMarks(deps.db, at)) : { docs: [] };
    for (const { ref } of docs) tx.update(ref, { expiresAt: standing.keptUntil });
    return { ...standing, list: keptList(deps, tx, standing) };
  }, PATIENT);
}

function keptList({ db }: DoorDeps, tx: Transaction, standing: Standing): StoredList {
  const { at, event, keptUntil, list } = standing;
  const { creador, itemCreatedAt } = event.edition;
  const kept = list ?? { key: randomBytes(32).toString('base64url'), helpers: [] };
  const next = { ...at, creador, itemCreatedAt, ...kept, expiresAt: keptUntil };
  if (isExpiring(standing)) tx.set(refs.door(db, at), { ...next, ...editionFields(event.edition) });
  return next;
}

/** Returns what all doors noted, without unreadable ones. */
export async function readDoors({ db }: DoorDeps, at: ListAt) {
  const { docs } = await refs.doorMarks(db, at).get();
  return readable(docs, (doc) => {
    const door = readDoor(doc);
    return door && { door: doc.id, version: door.version, marks: door.marks, late: door.late };
  });
}
