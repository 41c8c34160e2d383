import type { Username } from '@vidriera/domain/usuario/username-schema';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
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
 * Writes the reservations of the username and of its look-alikes and the user document, all or none; `false` when one exists already. One
 * atomic batch of `create`s: of many at once for one name, or for names that look alike, exactly one wins, without locks or retries.
 */
export async function reserve(db: Firestore, account: NewAccount, now: Date): Promise<boolean> {
  try {
    await db
      .batch()
      .create(refs.username(db, account.username), { uid: account.uid, created_time: now })
      .create(refs.usernameAlike(db, account.username), { username: account.username })
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
    await freeName(tx, db, username, (reservation) => reservation.get('uid') === uid);
    tx.delete(refs.user(db, uid));
  });
}

/**
 * Deletes a username's reservation if it is as expected, and with it that of its look-alikes; in a transaction, before its writes. The second
 * stays where it is another username's: accounts from before this rule may have names that look alike.
 * @param username any name that is or was reserved
 * @returns whether it was as expected
 */
export async function freeName(
  tx: Transaction,
  db: Firestore,
  username: string,
  isExpected: (reservation: DocumentSnapshot) => boolean,
): Promise<boolean> {
  const reservation = await tx.get(refs.username(db, username));
  const alike = await tx.get(refs.usernameAlike(db, username));
  if (!isExpected(reservation)) return false;
  tx.delete(reservation.ref);
  if (alike.get('username') === username) tx.delete(alike.ref);
  return true;
}
