import { uploadUrl } from '@vidriera/domain/image/upload-url';
import { LIKES_FIELD, TIPOS } from '@vidriera/domain/values/ids';
import { type DocumentData, DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { exportClaims } from '../claims/export.ts';
import { exportSeats } from '../seats/forget.ts';
import type { Bucket, Deps } from '../shared/admin.ts';
import { aQuery, pagesOf, queries } from '../shared/queries.ts';
import { refs } from '../shared/refs.ts';
import { foldersOf } from './folders.ts';

/** Items read at a time. */
const BATCH = 100;

type FileMetadata = ReturnType<Bucket['file']>['metadata'];

/** A stored value as JSON: dates as ISO texts, references as paths. */
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

/** What a person likes, by kind, with the titles; `titulo` is null for what is gone since. */
async function liked(db: Firestore, user: DocumentData | undefined): Promise<Record<string, unknown[]>> {
  const byTipo = TIPOS.map(async (tipo) => {
    const list: unknown[] = Array.isArray(user?.[LIKES_FIELD[tipo]]) ? user[LIKES_FIELD[tipo]] : [];
    const refs = list.filter((ref) => ref instanceof DocumentReference);
    const docs = refs.length ? await db.getAll(...refs, { fieldMask: ['titulo'] }) : [];
    return [tipo, docs.map((doc) => ({ id: doc.id, titulo: doc.get('titulo') ?? null }))] as const;
  });
  return Object.fromEntries(await Promise.all(byTipo));
}

/** Where a file is downloaded from, by its token; `null` for one that has none (thumbnails). */
function addressOf(bucket: Bucket, name: string, metadata: FileMetadata): string | null {
  const [token] = String(metadata.metadata?.firebaseStorageDownloadTokens ?? '').split(',');
  const { storage } = bucket;
  return token
    ? uploadUrl(bucket.name, name, token, storage.customEndpoint ? storage.apiEndpoint : undefined)
    : null;
}

/** Everything stored about a person: sign-in, documents, items, likes, claims and helpers, seats with what was told of them, files with their addresses. */
export async function exportData(
  { db, auth, bucket, now }: Deps,
  uid: string,
): Promise<Record<string, unknown>> {
  const [account, [user, creador]] = await Promise.all([
    auth.getUser(uid),
    db.getAll(refs.user(db, uid), refs.creador(db, uid)),
  ]);
  const posts: Record<string, unknown[]> = {};
  for (const tipo of TIPOS) {
    const own: unknown[] = [];
    for await (const page of pagesOf(aQuery(db, queries.itemsOf(tipo, uid)), BATCH)) {
      for (const doc of page) own.push({ id: doc.id, ...doc.data() });
    }
    posts[tipo] = own;
  }
  const files = await Promise.all(foldersOf(uid).map((prefix) => bucket.getFiles({ prefix })));
  return toJson({
    generated: now(),
    account: {
      uid,
      email: account.email ?? null,
      emailVerified: account.emailVerified,
      created: account.metadata.creationTime,
      lastSignin: account.metadata.lastSignInTime,
    },
    usuario: user?.data() ?? null,
    perfilCreador: creador?.data() ?? null,
    posts,
    likes: await liked(db, user?.data()),
    ...(await exportClaims(db, uid)),
    ...(await exportSeats(db, uid)),
    files: files.flatMap(([files]) =>
      files.map(({ name, metadata }) => ({
        path: name,
        direccion: addressOf(bucket, name, metadata),
        bytes: Number(metadata.size ?? 0),
        uploaded: metadata.timeCreated,
      })),
    ),
  }) as Record<string, unknown>;
}
