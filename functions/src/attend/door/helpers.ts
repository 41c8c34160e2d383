import { RANDOM_128_LENGTH } from '@vidriera/domain/claim/random-128';
import { MAX_HELPERS } from '@vidriera/domain/claim/times';
import { PATIENT } from '../../base/firestore/patient.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { readableOrNull } from '../../base/firestore/unreadable.ts';
import { hashOf, isSecret } from '../../base/people/mailbox-hash.ts';
import { liveHelpers, readDoorList, stateOfHelper } from '../door-register/stored.ts';
import { type DoorDeps, type DoorRefusal, type ListAt, readDate, standingAt } from './standing.ts';

const partsOf = (link: string) => ({
  id: link.slice(0, RANDOM_128_LENGTH),
  secret: link.slice(RANDOM_128_LENGTH),
});

/**
 * Creates a helper's link for one date. The secret is stored as a hash.
 * @param link chosen by the creator's device, which may send it again after a lost answer
 */
export function inviteToDoor(
  deps: DoorDeps,
  at: ListAt,
  uid: string,
  { nombre, link, seesAnswers }: { nombre: string; link: string; seesAnswers?: boolean | undefined },
): Promise<{ id: string; link: string } | DoorRefusal | 'too-many-helpers'> {
  const { id, secret } = partsOf(link);
  return deps.db.runTransaction(async (tx) => {
    const standing = await standingAt(deps, at, { uid, helper: null }, tx);
    if (typeof standing === 'string') return standing;
    if (!standing.list) return 'not-found';
    const { helpers } = standing.list;
    const before = helpers.find((helper) => helper.id === id);
    if (before)
      return before.withdrawnAt === null && isSecret(secret, before.linkHash) ? { id, link } : 'not-found';
    if (liveHelpers(standing.list).length >= MAX_HELPERS) return 'too-many-helpers';
    const helper = {
      id,
      nombre,
      linkHash: hashOf(secret),
      deviceHash: null,
      withdrawnAt: null,
      ...(seesAnswers && { seesAnswers }),
    };
    tx.update(refs.door(deps.db, at), { helpers: [...helpers, helper] });
    return { id, link };
  }, PATIENT);
}

/** Binds a link to the device that opens it first. @param own the device's secret, which may open the link again */
export function joinDoor(
  deps: DoorDeps,
  at: ListAt,
  link: string,
  own: string,
): Promise<{ id: string; secret: string } | DoorRefusal> {
  const { id, secret } = partsOf(link);
  return deps.db.runTransaction(async (tx) => {
    const date = await readDate(deps, at, tx);
    const helpers = date?.list?.helpers ?? [];
    const helper = helpers.find((listedHelper) => listedHelper.id === id);
    if (!date || !helper || helper.withdrawnAt || !isSecret(secret, helper.linkHash)) return 'not-found';
    if (date.hiddenAt <= deps.now()) return 'over';
    if (helper.deviceHash === null) {
      const bound = { ...helper, deviceHash: hashOf(own) };
      tx.update(refs.door(deps.db, at), {
        helpers: helpers.map((listedHelper) => (listedHelper === helper ? bound : listedHelper)),
      });
    } else if (!isSecret(own, helper.deviceHash)) return 'not-found';
    return { id, secret: own };
  }, PATIENT);
}

/** Ends every helper of a creator's doors. */
export async function withdrawAllFromDoors(
  { db, now }: Pick<DoorDeps, 'db' | 'now'>,
  uid: string,
): Promise<void> {
  const { docs } = await queryFrom(db, queries.doorsOf(uid)).get();
  for (const { ref } of docs)
    await db.runTransaction(async (tx) => {
      const list = readableOrNull(await tx.get(ref), readDoorList);
      if (!list?.helpers.some(({ withdrawnAt }) => withdrawnAt === null)) return;
      const helpers = list.helpers.map((helper) => ({ ...helper, withdrawnAt: helper.withdrawnAt ?? now() }));
      tx.update(ref, { helpers });
    }, PATIENT);
}

/** Ends a helper at once; what they ticked stays, and what their phone ticked without a signal may come for an hour. @returns whether there was one */
export function withdrawFromDoor(
  deps: DoorDeps,
  at: ListAt,
  uid: string,
  id: string,
): Promise<boolean | DoorRefusal> {
  return deps.db.runTransaction(async (tx) => {
    const standing = await standingAt(deps, at, { uid, helper: null }, tx);
    if (typeof standing === 'string') return standing;
    const helpers = standing.list?.helpers ?? [];
    const helper = helpers.find((one) => one.id === id && one.withdrawnAt === null);
    if (!helper) return false;
    const left = helpers.filter((one) => one !== helper && stateOfHelper(one, deps.now()) !== 'gone');
    tx.update(refs.door(deps.db, at), { helpers: [...left, { ...helper, withdrawnAt: deps.now() }] });
    return true;
  }, PATIENT);
}
