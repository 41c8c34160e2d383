import { addPart, type DataPart } from '@vidriera/domain/usuario/data-export';
import { LIKES_FIELD, TIPOS, type Tipo } from '@vidriera/domain/values/ids';
import { z } from '@vidriera/domain/zod';
import {
  type DocumentData,
  DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { exportClaims, fieldsOf, HELPER_FIELDS } from '../../attend/claims/export.ts';
import { exportDoors, exportParties } from '../../attend/door/export.ts';
import { MAIL_FIELDS, NOTICE_FIELDS, REMINDER_FIELDS } from '../../attend/seats/export.ts';
import type { Deps } from '../../base/firestore/admin.ts';
import type { ExportedCollection } from '../../base/firestore/collections.ts';
import type { QueryPlan } from '../../base/firestore/queries/plan.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { foldersOf } from '../../base/firestore/uploads.ts';
import { COMPLAINT_FIELDS } from '../../trust/complaints/forget.ts';
import { FOLLOW_FIELDS } from '../following/stored.ts';
import { files } from './export-files.ts';
import { type ExportSection, SIZE } from './export-section.ts';

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
const exportPerson: ExportSection = async ({ db, auth, now }, uid) => {
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

/** Converts a stored value to JSON: dates to ISO texts, references to paths. */
function toJson(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (value instanceof Date) return value.toISOString();
  if (value instanceof DocumentReference) return value.path;
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, toJson(field)]));
  }
  return value;
}

/** Characters of an answer, and sections: an answer takes seconds, as Hosting cuts it at 60. */
const MOST = { characters: 4_000_000, sections: 25 };

/** An id that Firestore takes, as a cursor may be made up. */
const idSchema = z.string().check(z.regex(/^(?!\.{1,2}$|__.*__$)[^/]+$/));

/** Exports the documents of a query, in the order of their ids. */
const documents =
  (
    planOf: (uid: string) => QueryPlan,
    show: (docs: DocumentSnapshot[], db: Firestore) => DataPart | Promise<DataPart>,
  ): ExportSection =>
  async ({ db }, uid, after) => {
    const query = queryFrom(db, planOf(uid)).limit(SIZE);
    const { docs } = await (after === null ? query : query.startAfter(idSchema.parse(after))).get();
    return { part: await show(docs, db), after: docs.length < SIZE ? null : (docs.at(-1)?.id ?? null) };
  };

const fields = (name: string, planOf: (uid: string) => QueryPlan, names: readonly string[]): ExportSection =>
  documents(planOf, (docs) => ({ [name]: docs.map((doc) => fieldsOf(doc, names)) }));

const items = (tipo: Tipo): ExportSection =>
  documents(
    (uid) => queries.itemsOf(tipo, uid),
    (docs) => ({ posts: { [tipo]: docs.map((doc) => ({ id: doc.id, ...doc.data() })) } }),
  );

const EXPORTS: Record<ExportedCollection, ExportSection> = {
  user: exportPerson,
  refRolCreador: exportPerson,
  keptPerfil: exportPerson,
  orden: exportPerson,
  brought: exportPerson,
  username: exportPerson,
  link: items('link'),
  evento: items('evento'),
  curso: items('curso'),
  promo: items('promo'),
  claim: documents(queries.allClaimsOf, async (docs, db) => ({ claims: await exportClaims(db, docs) })),
  helper: fields('helpers', queries.helpersOf, HELPER_FIELDS),
  party: documents(queries.partiesOf, async (docs, db) => ({ seats: await exportParties(db, docs) })),
  reminder: fields('reminders', queries.remindersOf, REMINDER_FIELDS),
  ownCalendar: fields('calendars', queries.ownCalendarsOf, ['createdAt']),
  door: documents(queries.doorsOf, (docs) => ({ doors: exportDoors(docs) })),
  figures: documents(queries.figuresOf, (docs) => ({
    figures: docs.map((doc) => ({ month: doc.id, ...doc.data() })),
  })),
  follow: fields('follows', queries.followsOf, FOLLOW_FIELDS),
  notice: fields('notices', queries.allNoticesOf, NOTICE_FIELDS),
  complaint: fields('complaints', queries.complaintsOf, COMPLAINT_FIELDS),
  reporter: exportPerson,
  mail: fields('mail', queries.mailTo, MAIL_FIELDS),
};

const SECTIONS: readonly ExportSection[] = [
  ...new Set(Object.values(EXPORTS)),
  ...foldersOf('').map((_, folder) => files(folder)),
];

/** Where an export goes on: a section, and the last id or token of it. */
const cursorSchema = z.pipe(
  z.string().check(z.maxLength(2000), z.regex(/^\d{1,2}:/)),
  z.transform((text) => {
    const [section = ''] = text.split(':');
    return { section: Number(section), after: text.slice(section.length + 1) || null };
  }),
);

/**
 * Exports the next part of a person's data: the sign-in, every personal collection, and files with their URLs.
 * @param cursor of the part before; `null` at the start
 * @returns the part, and the next one's cursor
 * @throws $ZodError for a made-up cursor, HttpsError `invalid-data` for a made-up token of Storage in it
 */
export async function exportPart(
  deps: Deps,
  uid: string,
  cursor: string | null,
): Promise<{ part: DataPart; cursor: string | null }> {
  let place = cursor === null ? { section: 0, after: null as string | null } : cursorSchema.parse(cursor);
  let whole: DataPart = {};
  let length = 0;
  for (let read = 0; read < MOST.sections && length < MOST.characters; read++) {
    const section = SECTIONS[place.section];
    if (!section) return { part: whole, cursor: null };
    const { part, after } = await section(deps, uid, place.after);
    const json = toJson(part) as DataPart;
    length += JSON.stringify(json).length;
    whole = addPart(whole, json);
    place = after === null ? { section: place.section + 1, after } : { ...place, after };
  }
  const isOver = place.section >= SECTIONS.length;
  return { part: whole, cursor: isOver ? null : `${place.section}:${place.after ?? ''}` };
}

/** Exports all data of a person. */
export async function exportData(deps: Deps, uid: string): Promise<DataPart> {
  let { part: whole, cursor } = await exportPart(deps, uid, null);
  while (cursor !== null) {
    const next = await exportPart(deps, uid, cursor);
    whole = addPart(whole, next.part);
    cursor = next.cursor;
  }
  return whole;
}
