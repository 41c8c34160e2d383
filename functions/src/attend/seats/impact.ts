import type { Impact } from '@vidriera/domain/seats/wire-schema';
import type { ItemId } from '@vidriera/domain/values/ids-schema';
import type { Firestore } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { editionOf } from '../../base/firestore/edition.ts';
import type { QueryPlan } from '../../base/firestore/queries/plan.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';

/** Most documents per count. */
export const MAX_COUNTED = 500;
const NOBODY = { people: 0, orMore: false };

/**
 * Counts the people who lose a seat or an unused promo if a creator's item is deleted.
 * @param item `null`: all items of the creator
 * @returns `null` if the item is not theirs
 */
export async function impactOf(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  uid: string,
  item: { tipo: 'evento' | 'promo'; id: ItemId } | null,
): Promise<Impact | null> {
  const at = now();
  if (!item) {
    const [down, claims] = await Promise.all([
      countPeople(db, queries.partiesOfCreator(uid, at)),
      countPeople(db, queries.openClaimsOfCreator(uid, at)),
    ]);
    return { down, claims };
  }
  const { tipo, id } = item;
  const edition = editionOf(await refs.item(db, tipo, id).get());
  if (edition?.creador !== uid) return null;
  return tipo === 'evento'
    ? { down: await countPeople(db, queries.partiesOfEvent({ id, edition }, at)), claims: NOBODY }
    : { down: NOBODY, claims: await countPeople(db, queries.openClaimsOfPromo({ id, edition }, at)) };
}

/** Counts each person once, without those already told that their promo is off (`toldOff`). */
async function countPeople(db: Firestore, plan: QueryPlan): Promise<Impact['down']> {
  const { docs } = await queryFrom(db, plan)
    .select('uid', 'toldOff')
    .limit(MAX_COUNTED + 1)
    .get();
  const losing = docs.slice(0, MAX_COUNTED).filter((doc) => doc.get('toldOff') !== true);
  const uids = losing.map((doc) => doc.get('uid'));
  return { people: new Set(uids).size, orMore: docs.length > MAX_COUNTED };
}
