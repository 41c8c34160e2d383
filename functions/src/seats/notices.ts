import { MAX_NOTICES, NOTICE_KEPT_MS } from 'domain/seats/limits';
import { type Notice, noticeSchema } from 'domain/seats/wire-schema';
import { fechaOrNull, fechaSchema } from 'domain/values/firestore-schema';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Deps } from '../shared/admin.ts';
import { EDITION_MASK, editionKept, editionOf, isSameEdition } from '../shared/edition.ts';
import { aQuery, queries } from '../shared/queries.ts';
import { refs } from '../shared/refs.ts';

type Here = Pick<Deps, 'db' | 'now'>;

/** Returns what somebody was told in the last thirty days, newest first: read and unread. */
export async function listNotices({ db, now }: Here, uid: string): Promise<Notice[]> {
  const { docs } = await aQuery(db, queries.noticesOf(uid)).limit(MAX_NOTICES).get();
  const lapsed = now().getTime() - NOTICE_KEPT_MS;
  const kept = docs.filter((doc) => millisOf(doc, 'cuando') > lapsed);
  const events = await readEvents(
    db,
    kept.map((doc) => String(doc.get('evento'))),
  );
  return kept.map((doc) => {
    const event = events.get(doc.get('evento'));
    const isGone =
      !event || event.get('visible') === false || !isSameEdition(editionOf(event), editionKept(doc));
    const readAt = fechaOrNull.parse(doc.get('readAt'))?.getTime() ?? null;
    return noticeSchema.parse({ ...doc.data(), id: doc.id, cuando: millisOf(doc, 'cuando'), readAt, isGone });
  });
}

const millisOf = (doc: DocumentSnapshot, field: string): number =>
  fechaSchema.parse(doc.get(field)).getTime();

/** Reads each event once, and no more of it than says whether its page is there. */
async function readEvents(db: Firestore, ids: string[]): Promise<Map<string, DocumentSnapshot>> {
  const items = [...new Set(ids)].map((id) => refs.item(db, 'evento', id));
  if (items.length === 0) return new Map();
  const found = await db.getAll(...items, { fieldMask: [...EDITION_MASK, 'visible'] });
  return new Map(found.map((event) => [event.id, event]));
}

/** Marks notices as read, those that are there; the first reading counts. */
export async function markRead({ db, now }: Here, uid: string, ids: readonly string[]): Promise<void> {
  const all = [...new Set(ids)].map((id) => refs.notices(db, uid).doc(id));
  if (all.length === 0) return;
  await db.runTransaction(async (tx) => {
    for (const doc of await tx.getAll(...all))
      if (doc.exists && !doc.get('readAt')) tx.update(doc.ref, { readAt: now() });
  });
}
