import { uploadUrl } from '@vidriera/domain/image/upload-url';
import { LIKES_FIELD, TIPOS } from '@vidriera/domain/values/ids';
import { type DocumentData, DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { exportClaims } from '../claims/export.ts';
import { exportSeats } from '../seats/forget.ts';
import type { Bucket, Deps } from '../shared/admin.ts';
import type { ExportedCollection } from '../shared/collections.ts';
import { pagesOf, queries, queryFrom } from '../shared/queries.ts';
import { refs } from '../shared/refs.ts';
import { foldersOf } from './folders.ts';

const BATCH = 100;

type FileMetadata = ReturnType<Bucket['file']>['metadata'];

/** Converts a stored value to JSON: dates to ISO texts, references to paths. */
function toJson(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (value instanceof Date) return value.toISOString();
  if (value instanceof DocumentReference) return value.path;
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, toJson(one)]));
  }
  return value;
}

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

/** Returns a file's download URL; `null` for a file without a token. */
function addressOf(bucket: Bucket, name: string, metadata: FileMetadata): string | null {
  const [token] = String(metadata.metadata?.firebaseStorageDownloadTokens ?? '').split(',');
  const { storage } = bucket;
  return token
    ? uploadUrl(bucket.name, name, token, storage.customEndpoint ? storage.apiEndpoint : undefined)
    : null;
}

type Part = (deps: Deps, uid: string) => Promise<Record<string, unknown>>;

const exportPerson: Part = async ({ db }, uid) => {
  const [user, creador] = await db.getAll(refs.user(db, uid), refs.creador(db, uid));
  const likes = await liked(db, user?.data());
  return { usuario: user?.data() ?? null, perfilCreador: creador?.data() ?? null, likes };
};

const exportItems: Part = async ({ db }, uid) => {
  const posts: Record<string, unknown[]> = {};
  for (const tipo of TIPOS) {
    const own: unknown[] = [];
    for await (const page of pagesOf(queryFrom(db, queries.itemsOf(tipo, uid)), BATCH)) {
      for (const doc of page) own.push({ id: doc.id, ...doc.data() });
    }
    posts[tipo] = own;
  }
  return { posts };
};

const exportUsernames: Part = async ({ db }, uid) => ({
  usernames: (await queryFrom(db, queries.namesOf(uid)).get()).docs.map(({ id }) => id),
});

const claims: Part = ({ db }, uid) => exportClaims(db, uid);
const seats: Part = ({ db }, uid) => exportSeats(db, uid);

const EXPORTS: Record<ExportedCollection, Part> = {
  evento: exportItems,
  curso: exportItems,
  promo: exportItems,
  link: exportItems,
  claim: claims,
  helper: claims,
  party: seats,
  notice: seats,
  mail: seats,
  username: exportUsernames,
  refRolCreador: exportPerson,
  user: exportPerson,
};

const exportFiles: Part = async ({ bucket }, uid) => {
  const folders = await Promise.all(foldersOf(uid).map((prefix) => bucket.getFiles({ prefix })));
  const files = folders.flatMap(([inFolder]) =>
    inFolder.map(({ name, metadata }) => ({
      path: name,
      url: addressOf(bucket, name, metadata),
      bytes: Number(metadata.size ?? 0),
      uploaded: metadata.timeCreated,
    })),
  );
  return { files };
};

/** Exports all data of a person: the sign-in, every personal collection, and files with their URLs. */
export async function exportData(deps: Deps, uid: string): Promise<Record<string, unknown>> {
  const { email = null, emailVerified, metadata } = await deps.auth.getUser(uid);
  const { creationTime: created, lastSignInTime: lastSignin } = metadata;
  const parts = [...new Set(Object.values(EXPORTS)), exportFiles];
  const stored = await Promise.all(parts.map((part) => part(deps, uid)));
  return toJson({
    generated: deps.now(),
    account: { uid, email, emailVerified, created, lastSignin },
    ...Object.assign({}, ...stored),
  }) as Record<string, unknown>;
}
