import { MAX_NOTICES } from '@vidriera/domain/seats/limits';
import {
  type Notice,
  noticeSchema,
  type PromoNotice,
  promoNoticeSchema,
} from '@vidriera/domain/seats/wire-schema';
import { fechaOrNull, fechaSchema } from '@vidriera/domain/values/firestore-schema';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { NOTICE_KEPT_MS } from '../mail/queue.ts';
import type { Deps } from '../shared/admin.ts';
import { EDITION_MASK, editionOf, isSameEdition, storedEdition } from '../shared/edition.ts';
import { queries, queryFrom } from '../shared/queries.ts';
import { refs } from '../shared/refs.ts';

type ListDeps = Pick<Deps, 'db' | 'now'>;

/** Returns a person’s notices of the last thirty days, newest first. */
export async function listNotices(
  { db, now }: ListDeps,
  uid: string,
): Promise<{ notices: Notice[]; promoNotices: PromoNotice[] }> {
  const { docs } = await queryFrom(db, queries.noticesOf(uid)).limit(MAX_NOTICES).get();
  const lapsed = now().getTime() - NOTICE_KEPT_MS;
  const kept = docs.filter((doc) => millisOf(doc, 'createdAt') > lapsed);
  const items = await readItems(db, kept);
  const [ofEvents, ofPromos] = [kept.filter((doc) => !isOfPromo(doc)), kept.filter(isOfPromo)];
  const fieldsOf = (doc: DocumentSnapshot) => {
    const item = items.get(itemOf(db, doc).path);
    const isGone =
      !item || item.get('visible') === false || !isSameEdition(editionOf(item), storedEdition(doc));
    const readAt = fechaOrNull.parse(doc.get('readAt'))?.getTime() ?? null;
    return { ...doc.data(), id: doc.id, createdAt: millisOf(doc, 'createdAt'), readAt, isGone };
  };
  return {
    notices: ofEvents.map((doc) => noticeSchema.parse(fieldsOf(doc))),
    promoNotices: ofPromos.map((doc) => promoNoticeSchema.parse(fieldsOf(doc))),
  };
}

const millisOf = (doc: DocumentSnapshot, field: string): number =>
  fechaSchema.parse(doc.get(field)).getTime();

const isOfPromo = (notice: DocumentSnapshot): boolean => notice.get('promo') !== undefined;
const itemOf = (db: Firestore, notice: DocumentSnapshot): DocumentReference =>
  isOfPromo(notice)
    ? refs.item(db, 'promo', notice.get('promo'))
    : refs.item(db, 'evento', String(notice.get('evento')));

async function readItems(
  db: Firestore,
  notices: readonly DocumentSnapshot[],
): Promise<Map<string, DocumentSnapshot>> {
  const items = new Map(notices.map((notice) => [itemOf(db, notice).path, itemOf(db, notice)]));
  if (items.size === 0) return new Map();
  const found = await db.getAll(...items.values(), { fieldMask: [...EDITION_MASK, 'visible'] });
  return new Map(found.map((item) => [item.ref.path, item]));
}

/** Marks notices as read; keeps the first time. */
export async function markRead({ db, now }: ListDeps, uid: string, ids: readonly string[]): Promise<void> {
  const all = [...new Set(ids)].map((id) => refs.notices(db, uid).doc(id));
  if (all.length === 0) return;
  await db.runTransaction(async (tx) => {
    for (const doc of await tx.getAll(...all))
      if (doc.exists && !doc.get('readAt')) tx.update(doc.ref, { readAt: now() });
  });
}
