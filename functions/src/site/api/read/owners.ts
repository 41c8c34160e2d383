import type { EntryOwner } from '@vidriera/domain/agenda/entry-schema';
import { litUntil } from '@vidriera/domain/item/light';
import { type Author, authorSchema, type ItemOwner } from '@vidriera/domain/item/wire-schema';
import { normalizeRed, RED_FIELD, whatsappOf } from '@vidriera/domain/perfil/redes';
import { hostsOrNull, textOrNull } from '@vidriera/domain/values/firestore-schema';
import { z } from '@vidriera/domain/zod';
import type { Firestore } from 'firebase-admin/firestore';
import { refs } from '../../../base/firestore/refs.ts';
import { entryOwnerOf, OWNER_FIELDS } from '../../../items/agenda/owner.ts';
import { linkWithout } from '../../../items/links/links-of.ts';

/** Returns the wire form of an owner at a moment. */
export function authorAt(uid: string, { lights: spans, ...owner }: EntryOwner, now: Date): Author {
  const lights = spans.map(([begins, ends]) => [new Date(begins), new Date(ends)] as const);
  return authorSchema.parse({ id: uid, ...owner, prendidaHasta: litUntil(lights, now) ?? undefined });
}

/** Returns the public part of an owner's document, or the default name without one. */
export const authorOf = (uid: string, data: unknown, now: Date): Author =>
  authorAt(uid, entryOwnerOf(data), now);

const WAYS = [RED_FIELD.whatsapp, RED_FIELD.sitioWeb, 'listedHosts'];
const waysSchema = z.object({ link_Wssp: textOrNull, link_SitioWeb: textOrNull, listedHosts: hostsOrNull });

/** Returns an item's owner with the contacts. One read. */
export async function readOwner({ db, now }: { db: Firestore; now: Date }, uid: string): Promise<ItemOwner> {
  const [doc] = await db.getAll(refs.user(db, uid), { fieldMask: [...OWNER_FIELDS, ...WAYS] });
  const ways = waysSchema.safeParse(doc?.data()).data;
  return {
    ...authorOf(uid, doc?.data(), now),
    whatsapp: whatsappOf(ways?.link_Wssp ?? null),
    sitioWeb: linkWithout(ways?.listedHosts, normalizeRed('sitioWeb', ways?.link_SitioWeb)),
  };
}

/** Returns owners of items in one batched read, one document per owner. */
export async function readAuthors(
  { db, now }: { db: Firestore; now: Date },
  owners: string[],
): Promise<Map<string, Author>> {
  const uids = [...new Set(owners)];
  if (uids.length === 0) return new Map();
  const docs = await db.getAll(...uids.map((uid) => refs.user(db, uid)), { fieldMask: OWNER_FIELDS });
  return new Map(uids.map((uid, i) => [uid, authorOf(uid, docs[i]?.data(), now)]));
}
