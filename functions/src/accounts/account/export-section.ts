import type { DataPart } from '@vidriera/domain/usuario/data-export';
import { LIKES_FIELD, TIPOS, type Tipo } from '@vidriera/domain/values/ids';
import { z } from '@vidriera/domain/zod';
import {
  type DocumentData,
  DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { fieldsOf } from '../../attend/claims/export.ts';
import type { Deps } from '../../base/firestore/admin.ts';
import { asTold } from '../../base/firestore/held.ts';
import type { QueryPlan } from '../../base/firestore/queries/plan.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';

/** Documents or files of a section that are read at once. */
export const SIZE = 100;

/** A part of a section, and the last id or token if it goes on. */
export type ExportSection = (
  deps: Deps,
  uid: string,
  after: string | null,
) => Promise<{ part: DataPart; after: string | null }>;

/** An id that Firestore takes, as a cursor may be made up. */
const idSchema = z.string().check(z.regex(/^(?!\.{1,2}$|__.*__$)[^/]+$/));

/** Exports the documents of a query, in the order of their ids. */
export const documents =
  (
    planOf: (uid: string) => QueryPlan,
    show: (docs: DocumentSnapshot[], db: Firestore) => DataPart | Promise<DataPart>,
  ): ExportSection =>
  async ({ db }, uid, after) => {
    const query = queryFrom(db, planOf(uid)).limit(SIZE);
    const { docs } = await (after === null ? query : query.startAfter(idSchema.parse(after))).get();
    return { part: await show(docs, db), after: docs.length < SIZE ? null : (docs.at(-1)?.id ?? null) };
  };

/** Exports these fields of the documents of a query. */
export const fields = (
  name: string,
  planOf: (uid: string) => QueryPlan,
  names: readonly string[],
): ExportSection => documents(planOf, (docs) => ({ [name]: docs.map((doc) => fieldsOf(doc, names)) }));

/** Exports the items of a kind. */
export const items = (tipo: Tipo): ExportSection =>
  documents(
    (uid) => queries.itemsOf(tipo, uid),
    (docs) => ({ posts: { [tipo]: docs.map((doc) => ({ id: doc.id, ...asTold(doc.data()) })) } }),
  );

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
    usuario: asTold(user?.data()) ?? null,
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
