import type { Tipo } from 'domain/ids';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/** Where documents live, in one place. */
export const refs = {
  user: (db: Firestore, uid: string): DocumentReference => db.doc(`user/${uid}`),
  creador: (db: Firestore, uid: string): DocumentReference => db.doc(`user/${uid}/refRolCreador/${uid}`),
  username: (db: Firestore, username: string): DocumentReference => db.doc(`username/${username}`),
  item: (db: Firestore, tipo: Tipo, id: string): DocumentReference => db.collection(tipo).doc(id),
};

/** Uid in a reference to a `user` document; `null` for any other reference. */
export function uidDeReferencia(ref: { path: string } | null | undefined): string | null {
  return /^user\/([^/]+)$/.exec(ref?.path ?? '')?.[1] ?? null;
}

/** gRPC status of an error thrown by Firestore, such as 6 (ALREADY_EXISTS) and 5 (NOT_FOUND). */
export const ALREADY_EXISTS = 6;
export function codigoGrpc(error: unknown): number | null {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'number'
    ? error.code
    : null;
}
