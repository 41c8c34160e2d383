import type { Username } from 'domain/usuario/username-schema';
import type { Firestore } from 'firebase-admin/firestore';
import { ALREADY_EXISTS, grpcCode, refs } from '../shared/refs.ts';

export type NewAccount = { uid: string; email: string; username: Username; display_name?: string | null };

/** The `user` document of an account whose profile is still to be completed. */
export function newUsuario({ uid, email, username, display_name = null }: NewAccount, now: Date) {
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
    localidad: null,
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
export async function reserve(db: Firestore, account: NewAccount, now: Date): Promise<boolean> {
  try {
    await db
      .batch()
      .create(refs.username(db, account.username), { uid: account.uid, created_time: now })
      .create(refs.user(db, account.uid), newUsuario(account, now))
      .commit();
    return true;
  } catch (error) {
    if (grpcCode(error) === ALREADY_EXISTS) return false;
    throw error;
  }
}

/** Undoes `reserve` for that account alone: a reservation somebody else holds by now stays. */
export async function release(
  db: Firestore,
  { uid, username }: Pick<NewAccount, 'uid' | 'username'>,
): Promise<void> {
  await db.runTransaction(async (tx) => {
    const reservation = await tx.get(refs.username(db, username));
    if (reservation.get('uid') === uid) tx.delete(reservation.ref);
    tx.delete(refs.user(db, uid));
  });
}
