import { LIKES_FIELD, TIPOS } from '@vidriera/domain/values/ids';
import { type DocumentData, DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import type { ExportSection } from './export-section.ts';

/** Returns a person's likes by kind, with titles; `titulo` is null when the item is gone. */
async function liked(db: Firestore, user: DocumentData | undefined): Promise<Record<string, unknown[]>> {
  const byTipo = TIPOS.map(async (tipo) => {
    const list: unknown[] = Array.isArray(user?.[LIKES_FIELD[tipo]]) ? user[LIKES_FIELD[tipo]] : [];
    const refs = list.filter((ref) => ref instanceof DocumentReference);
    const docs = refs.length ? await db.getAll(...refs, { fieldMask: ['titulo'] }) : [];
    return [tipo, docs.map((doc) => ({ id: doc.id, titulo: doc.get('titulo') ?? null }))] as const;
  });
  return Object.fromEntries(await Promise.all(byTipo));
}

/** Exports the sign-in, and the documents that a person has one of. */
export const exportPerson: ExportSection = async ({ db, auth, now }, uid) => {
  const { email = null, emailVerified, metadata } = await auth.getUser(uid);
  const { creationTime: created, lastSignInTime: lastSignin } = metadata;
  const own = [
    refs.user(db, uid),
    refs.creador(db, uid),
    refs.keptPerfil(db, uid),
    refs.orden(db, uid),
    refs.brought(db, uid),
    refs.reporter(db, uid),
  ];
  const [user, creador, kept, orden, brought, reporter] = await db.getAll(...own);
  const usernames = (await queryFrom(db, queries.namesOf(uid)).get()).docs.map(({ id }) => id);
  const part = {
    generated: now(),
    account: { uid, email, emailVerified, created, lastSignin },
    usuario: user?.data() ?? null,
    perfilCreador: creador?.data() ?? null,
    perfilCreadorGuardado: kept?.data() ?? null,
    orden: orden?.data() ?? null,
    traido: brought?.data() ?? null,
    reporter: reporter?.data() ?? null,
    likes: await liked(db, user?.data()),
    usernames,
  };
  return { part, after: null };
};
