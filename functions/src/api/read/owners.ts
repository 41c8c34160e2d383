import type { Autor } from 'domain/api';
import { autorSchema } from 'domain/api-schema';
import { textoONull, textoOVacio } from 'domain/firestore-schema';
import { rutaDeUrl } from 'domain/imagen';
import { mensajes } from 'domain/messages';
import { z } from 'domain/zod';
import type { Firestore } from 'firebase-admin/firestore';
import { refs, uidDeReferencia } from '../../shared/refs.ts';

/** All that is ever read of an owner: the e-mail and the telephone stay in the database. */
const CAMPOS_PUBLICOS = ['username', 'display_name', 'photo_url'];
const duenioSchema = z.object({ username: textoOVacio, display_name: textoONull, photo_url: textoONull });

/** The public part of an owner; the catalogue's default name where there is none. */
export function autorDe(uid: string, data: unknown): Autor {
  const leido = duenioSchema.safeParse(data);
  const { username, display_name, photo_url } = leido.success
    ? leido.data
    : { username: '', display_name: null, photo_url: null };
  return autorSchema.parse({
    id: uid,
    username,
    nombre: display_name || username || mensajes.general.organizador,
    imagen: photo_url ? rutaDeUrl(photo_url) : null,
  });
}

/** The owners of items, in one batched read of as many documents as there are distinct owners. */
export async function leerAutores(
  db: Firestore,
  items: { doc: { refUsuario: { path: string } } }[],
): Promise<Map<string, Autor>> {
  const uids = [
    ...new Set(items.map(({ doc }) => uidDeReferencia(doc.refUsuario)).filter((uid) => uid !== null)),
  ];
  if (uids.length === 0) return new Map();
  const docs = await db.getAll(...uids.map((uid) => refs.user(db, uid)), { fieldMask: CAMPOS_PUBLICOS });
  return new Map(uids.map((uid, i) => [uid, autorDe(uid, docs[i]?.data())]));
}
