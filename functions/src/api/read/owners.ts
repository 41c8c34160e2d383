import { pathOfUrl } from 'domain/image/image';
import { litUntil } from 'domain/item/light';
import { type Author, authorSchema, type Owner } from 'domain/item/wire-schema';
import { messages } from 'domain/messages/messages';
import { normalizeRed, RED_FIELD, whatsappOf } from 'domain/perfil/redes';
import { textOrEmpty, textOrNull } from 'domain/values/firestore-schema';
import { z } from 'domain/zod';
import type { Firestore } from 'firebase-admin/firestore';
import { lightsSchema } from '../../items/lights.ts';
import { refs } from '../../shared/refs.ts';

/** All that is ever read of an owner: the e-mail and the telephone stay in the database. */
const FIELDS = ['username', 'display_name', 'photo_url', 'luces'];
const ownerSchema = z.object({
  username: textOrEmpty,
  display_name: textOrNull,
  photo_url: textOrNull,
  luces: lightsSchema,
});

/** The public part of an owner at a moment; the catalogue's default name where there is none. */
export function authorOf(uid: string, data: unknown, now: Date): Author {
  const read = ownerSchema.safeParse(data);
  const { username, display_name, photo_url, luces } = read.success
    ? read.data
    : { username: '', display_name: null, photo_url: null, luces: {} };
  return authorSchema.parse({
    id: uid,
    username,
    nombre: display_name || username || messages.general.organizer,
    imagen: photo_url ? pathOfUrl(photo_url) : null,
    prendidaHasta: litUntil(Object.values(luces), now) ?? undefined,
  });
}

const WAYS = [RED_FIELD.whatsapp, RED_FIELD.sitioWeb];
const waysSchema = z.object({ link_Wssp: textOrNull, link_SitioWeb: textOrNull });

/** The owner of an item that stands alone, with the ways to ask. One read. */
export async function readOwner({ db, now }: { db: Firestore; now: Date }, uid: string): Promise<Owner> {
  const [doc] = await db.getAll(refs.user(db, uid), { fieldMask: [...FIELDS, ...WAYS] });
  const ways = waysSchema.safeParse(doc?.data()).data;
  return {
    ...authorOf(uid, doc?.data(), now),
    whatsapp: whatsappOf(ways?.link_Wssp ?? null),
    sitioWeb: normalizeRed('sitioWeb', ways?.link_SitioWeb),
  };
}

/** The owners of items, in one batched read of as many documents as there are distinct owners. */
export async function readAuthors(
  { db, now }: { db: Firestore; now: Date },
  owners: string[],
): Promise<Map<string, Author>> {
  const uids = [...new Set(owners)];
  if (uids.length === 0) return new Map();
  const docs = await db.getAll(...uids.map((uid) => refs.user(db, uid)), { fieldMask: FIELDS });
  return new Map(uids.map((uid, i) => [uid, authorOf(uid, docs[i]?.data(), now)]));
}
