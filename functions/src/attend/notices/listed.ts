import { MAX_NOTICES } from '@vidriera/domain/seats/limits';
import {
  type DeskNotice,
  deskNoticeSchema,
  type Notice,
  noticeSchema,
  type PromoNotice,
  promoNoticeSchema,
} from '@vidriera/domain/seats/wire-schema';
import { fechaOrNull, fechaSchema } from '@vidriera/domain/values/firestore-schema';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { ACCESS_MASK, hasPage } from '../../base/firestore/access.ts';
import type { Deps } from '../../base/firestore/admin.ts';
import { EDITION_MASK, editionOf, isSameEdition, storedEdition } from '../../base/firestore/edition.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { parseStored, readable } from '../../base/firestore/unreadable.ts';
import { NOTICE_KEPT_MS } from '../../base/letters/queue.ts';

type ListDeps = Pick<Deps, 'db' | 'now'>;

/** Returns a person’s notices of the last thirty days, newest first. */
export async function listNotices(
  { db, now }: ListDeps,
  uid: string,
): Promise<{ notices: Notice[]; promoNotices: PromoNotice[]; deskNotices: DeskNotice[] }> {
  const { docs } = await queryFrom(db, queries.noticesOf(uid)).limit(MAX_NOTICES).get();
  const lapsed = now().getTime() - NOTICE_KEPT_MS;
  const isFresh = ({ createdAt }: { createdAt: number }) => createdAt > lapsed;
  const ofItems = docs.filter((doc) => !isOfDesk(doc));
  const kept = readable(ofItems, (doc) => keptOf(db, doc)).filter(isFresh);
  const items = await readItems(
    db,
    kept.map(({ item }) => item),
  );
  const fieldsOf = ({ doc, createdAt, item: { path } }: Kept) => {
    const item = items.get(path);
    const isGone = !item || !hasPage(item, now()) || !isSameEdition(editionOf(item), storedEdition(doc));
    return { ...doc.data(), id: doc.id, createdAt, readAt: readAtOf(doc), isGone };
  };
  const [ofEvents, ofPromos] = [
    kept.filter(({ doc }) => !isOfPromo(doc)),
    kept.filter(({ doc }) => isOfPromo(doc)),
  ];
  return {
    notices: readable(ofEvents, (notice) => parseStored(noticeSchema, notice.doc, fieldsOf(notice))),
    promoNotices: readable(ofPromos, (notice) =>
      parseStored(promoNoticeSchema, notice.doc, fieldsOf(notice)),
    ),
    deskNotices: readable(docs.filter(isOfDesk), deskNoticeOf).filter(isFresh),
  };
}

/** A stored notice with its item. */
interface Kept {
  doc: DocumentSnapshot;
  createdAt: number;
  item: DocumentReference;
}

/** @throws UnreadableDocument */
function keptOf(db: Firestore, doc: DocumentSnapshot): Kept {
  const tipo = isOfPromo(doc) ? 'promo' : 'evento';
  const item = refs.item(db, tipo, parseStored(itemIdSchema, doc, doc.get(tipo)));
  return { doc, createdAt: createdAtOf(doc), item };
}

const createdAtOf = (doc: DocumentSnapshot): number =>
  parseStored(fechaSchema, doc, doc.get('createdAt')).getTime();
const readAtOf = (doc: DocumentSnapshot): number | null =>
  parseStored(fechaOrNull, doc, doc.get('readAt'))?.getTime() ?? null;

const isOfDesk = (notice: DocumentSnapshot): boolean => notice.get('subject') !== undefined;
const deskNoticeOf = (doc: DocumentSnapshot): DeskNotice =>
  parseStored(deskNoticeSchema, doc, {
    ...doc.data(),
    id: doc.id,
    createdAt: createdAtOf(doc),
    readAt: readAtOf(doc),
  });
const isOfPromo = (notice: DocumentSnapshot): boolean => notice.get('promo') !== undefined;

async function readItems(
  db: Firestore,
  refsOfItems: readonly DocumentReference[],
): Promise<Map<string, DocumentSnapshot>> {
  const items = new Map(refsOfItems.map((ref) => [ref.path, ref]));
  if (items.size === 0) return new Map();
  const found = await db.getAll(...items.values(), { fieldMask: [...EDITION_MASK, ...ACCESS_MASK] });
  return new Map(found.map((item) => [item.ref.path, item]));
}

/** Marks notices as read; keeps the first time. */
export async function markRead({ db, now }: ListDeps, uid: string, ids: readonly string[]): Promise<void> {
  const all = [...new Set(ids)].map((id) => refs.notices(db, uid).doc(id));
  if (all.length === 0) return;
  await db.runTransaction(async (tx) => {
    for (const doc of await tx.getAll(...all))
      if (doc.exists && !doc.get('readAt')) tx.update(doc.ref, { readAt: now() });
  }, PATIENT);
}
