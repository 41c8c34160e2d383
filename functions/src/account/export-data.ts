import { TIPOS } from 'domain/ids';
import { DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { itemsDe } from '../owners/owner-items.ts';
import type { Deps } from '../shared/admin.ts';
import { refs } from '../shared/refs.ts';
import { carpetasDe } from './folders.ts';

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

/** Everything stored about a person: sign-in, documents, items, files. */
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
    archivos: archivos.flatMap(([files]) =>
      files.map(({ name, metadata }) => ({
        ruta: name,
        bytes: Number(metadata.size ?? 0),
        subido: metadata.timeCreated,
      })),
    ),
  }) as Record<string, unknown>;
}
