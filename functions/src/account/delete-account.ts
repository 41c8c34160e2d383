import { TIPOS } from 'domain/ids';
import { LIMITES } from 'domain/limits';
import { normalizarUsername } from 'domain/username';
import type { Firestore } from 'firebase-admin/firestore';
import { itemsDe } from '../owners/owner-items.ts';
import type { Deps } from '../shared/admin.ts';
import { refs } from '../shared/refs.ts';
import { authCode, existeCuenta } from '../sign-up/auth-account.ts';
import { carpetasDe } from './folders.ts';

/** A sign-in older than this must be renewed before an account is deleted (milliseconds). */
const SESION_MAX_MS = 5 * 60_000;
const DIA_MS = 24 * 60 * 60_000;

export type DeleteOutcome = { kind: 'deleted' } | { kind: 'stale-session' } | { kind: 'wrong-username' };

/**
 * Deletes an account and all that belongs to it. The sign-in goes last: until then the person can come back and have
 * the rest finished, whatever interrupted it; when the sign-in is gone too, asking again is told so, however old the session. The username stays taken for `LIMITES.diasUsernameRetenido`, by nobody: its
 * reservation keeps nothing but the day it ends (daily/release-names.ts). Likes others gave, and counts of likes given, follow by the triggers.
 */
export async function deleteAccount(
  { db, auth, bucket, now }: Deps,
  { uid, authTime, username }: { uid: string; authTime: Date; username: string },
): Promise<DeleteOutcome> {
  if (now().getTime() - authTime.getTime() > SESION_MAX_MS) {
    return { kind: (await existeCuenta(auth, uid)) ? 'stale-session' : 'deleted' };
  }
  const user = await refs.user(db, uid).get();
  const propio: unknown = user.get('username');
  if (user.exists && propio !== normalizarUsername(username)) return { kind: 'wrong-username' };

  for (const tipo of TIPOS) {
    for await (const pagina of itemsDe(db, tipo, uid)) {
      const lote = db.batch();
      for (const ref of pagina) lote.delete(ref);
      await lote.commit();
    }
  }
  await Promise.all(carpetasDe(uid).map((prefix) => bucket.deleteFiles({ prefix, force: true })));
  const libreDesde = new Date(now().getTime() + LIMITES.diasUsernameRetenido * DIA_MS);
  await borrarDocumentos(db, { uid, username: typeof propio === 'string' ? propio : null, libreDesde });
  await auth.deleteUser(uid).catch((error: unknown) => {
    if (authCode(error) !== 'auth/user-not-found') throw error;
  });
  return { kind: 'deleted' };
}

function borrarDocumentos(
  db: Firestore,
  { uid, username, libreDesde }: { uid: string; username: string | null; libreDesde: Date },
): Promise<void> {
  return db.runTransaction(async (tx) => {
    const reserva = username ? await tx.get(refs.username(db, username)) : null;
    if (reserva?.get('uid') === uid) tx.set(reserva.ref, { libre_desde: libreDesde });
    tx.delete(refs.creador(db, uid));
    tx.delete(refs.user(db, uid));
  });
}
