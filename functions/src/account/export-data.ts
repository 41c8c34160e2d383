import { CAMPO_LIKES, TIPOS } from 'domain/ids';
import { type DocumentData, DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { itemsDe } from '../owners/owner-items.ts';
import type { Bucket, Deps } from '../shared/admin.ts';
import { refs } from '../shared/refs.ts';
import { carpetasDe } from './folders.ts';

type FileMetadata = ReturnType<Bucket['file']>['metadata'];

/** A stored value as JSON: dates as ISO texts, references as paths. */
function aJson(valor: unknown): unknown {
  if (valor instanceof Timestamp) return valor.toDate().toISOString();
  if (valor instanceof Date) return valor.toISOString();
  if (valor instanceof DocumentReference) return valor.path;
  if (Array.isArray(valor)) return valor.map(aJson);
  if (typeof valor === 'object' && valor !== null) {
    return Object.fromEntries(Object.entries(valor).map(([clave, uno]) => [clave, aJson(uno)]));
  }
  return valor;
}

/** What a person likes, by kind, with the titles; `titulo` is null for what is gone since. */
async function gustados(db: Firestore, user: DocumentData | undefined): Promise<Record<string, unknown[]>> {
  const porTipo = TIPOS.map(async (tipo) => {
    const lista: unknown[] = Array.isArray(user?.[CAMPO_LIKES[tipo]]) ? user[CAMPO_LIKES[tipo]] : [];
    const refs = lista.filter((ref) => ref instanceof DocumentReference);
    const docs = refs.length ? await db.getAll(...refs, { fieldMask: ['titulo'] }) : [];
    return [tipo, docs.map((doc) => ({ id: doc.id, titulo: doc.get('titulo') ?? null }))] as const;
  });
  return Object.fromEntries(await Promise.all(porTipo));
}

/** Where a file is downloaded from, by its token; `null` for one that has none (thumbnails). */
function direccionDe(bucket: Bucket, name: string, metadata: FileMetadata): string | null {
  const [token] = String(metadata.metadata?.firebaseStorageDownloadTokens ?? '').split(',');
  const { storage } = bucket;
  const base = storage.customEndpoint ? storage.apiEndpoint : 'https://firebasestorage.googleapis.com';
  return token
    ? `${base}/v0/b/${bucket.name}/o/${encodeURIComponent(name)}?alt=media&token=${encodeURIComponent(token)}`
    : null;
}

/** Everything stored about a person: sign-in, documents, items, likes, files with their addresses. */
export async function exportData(
  { db, auth, bucket, now }: Deps,
  uid: string,
): Promise<Record<string, unknown>> {
  const [cuenta, [user, creador]] = await Promise.all([
    auth.getUser(uid),
    db.getAll(refs.user(db, uid), refs.creador(db, uid)),
  ]);
  const publicaciones: Record<string, unknown[]> = {};
  for (const tipo of TIPOS) {
    const propias: unknown[] = [];
    for await (const pagina of itemsDe(db, tipo, uid)) {
      for (const doc of await db.getAll(...pagina)) propias.push({ id: doc.id, ...doc.data() });
    }
    publicaciones[tipo] = propias;
  }
  const archivos = await Promise.all(carpetasDe(uid).map((prefix) => bucket.getFiles({ prefix })));
  return aJson({
    generado: now(),
    cuenta: {
      uid,
      email: cuenta.email ?? null,
      emailVerificado: cuenta.emailVerified,
      creada: cuenta.metadata.creationTime,
      ultimoIngreso: cuenta.metadata.lastSignInTime,
    },
    usuario: user?.data() ?? null,
    perfilCreador: creador?.data() ?? null,
    publicaciones,
    likes: await gustados(db, user?.data()),
    archivos: archivos.flatMap(([files]) =>
      files.map(({ name, metadata }) => ({
        ruta: name,
        direccion: direccionDe(bucket, name, metadata),
        bytes: Number(metadata.size ?? 0),
        subido: metadata.timeCreated,
      })),
    ),
  }) as Record<string, unknown>;
}
