import type { Username } from 'domain/username';
import type { Firestore } from 'firebase-admin/firestore';
import { ALREADY_EXISTS, codigoGrpc, refs } from '../shared/refs.ts';

export type NuevaCuenta = { uid: string; email: string; username: Username; display_name?: string | null };

/** The `user` document of an account whose profile is still to be completed. */
export function usuarioNuevo({ uid, email, username, display_name = null }: NuevaCuenta, now: Date) {
  return {
    uid,
    email,
    username,
    display_name,
    photo_url: null,
    phone_number: null,
    link_Instagram: null,
    link_Wssp: null,
    link_TikTok: null,
    link_Facebook: null,
    link_SitioWeb: null,
    role: null,
    refRolCreador: null,
    refRolPersonal: null,
    eventLikes: [],
    cursosLikes: [],
    promosLikes: [],
    linksLikes: [],
    url_imagenes: [],
    created_time: now,
    updated_time: now,
  };
}

/**
 * Writes the reservation of the username and the user document, both or neither; `false` when either exists already. One
 * atomic batch of `create`s: of many at once for one name exactly one wins, without locks or retries.
 */
export async function reservar(db: Firestore, cuenta: NuevaCuenta, now: Date): Promise<boolean> {
  try {
    await db
      .batch()
      .create(refs.username(db, cuenta.username), { uid: cuenta.uid, created_time: now })
      .create(refs.user(db, cuenta.uid), usuarioNuevo(cuenta, now))
      .commit();
    return true;
  } catch (error) {
    if (codigoGrpc(error) === ALREADY_EXISTS) return false;
    throw error;
  }
}

/** Undoes `reservar` for that account alone: a reservation somebody else holds by now stays. */
export async function liberar(
  db: Firestore,
  { uid, username }: Pick<NuevaCuenta, 'uid' | 'username'>,
): Promise<void> {
  await db.runTransaction(async (tx) => {
    const reserva = await tx.get(refs.username(db, username));
    if (reserva.get('uid') === uid) tx.delete(reserva.ref);
    tx.delete(refs.user(db, uid));
  });
}
