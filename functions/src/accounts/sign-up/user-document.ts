import type { Username } from '@vidriera/domain/usuario/username-schema';
import type { Role } from '@vidriera/domain/usuario/usuario';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { ALREADY_EXISTS, grpcCode, refs } from '../../base/firestore/refs.ts';
import { isClosed } from '../../base/people/is-gone.ts';

export type NewAccount = {
  uid: string;
  email: string;
  username: Username;
  display_name?: string | null;
  /** Version accepted at sign-up. Accounts made elsewhere are asked at their first visit. */
  terminosVersion?: string | null;
  /** Accounts made by a code need no profile first. */
  role?: Role | null;
};

/** Returns the `user` document of a new account. */
export function newUsuario(
  { uid, email, username, display_name = null, terminosVersion = null, role = null }: NewAccount,
  now: Date,
) {
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
    role,
    refRolCreador: null,
    refRolPersonal: null,
    eventLikes: [],
    cursosLikes: [],
    promosLikes: [],
    linksLikes: [],
    url_imagenes: [],
    terminosVersion,
    terminosAceptados: terminosVersion && now,
    created_time: now,
    updated_time: now,
  };
}

/** Creates all reservations and the user document in one batch; `false` if one exists. One of simultaneous calls wins. */
export async function reserve(db: Firestore, account: NewAccount, now: Date): Promise<boolean> {
  try {
    const batch = db
      .batch()
      .create(refs.username(db, account.username), { uid: account.uid, created_time: now })
      .create(refs.user(db, account.uid), newUsuario(account, now));
    for (const alike of refs.usernameAlikes(db, account.username))
      batch.create(alike, { username: account.username });
    await batch.commit();
    return true;
  } catch (error) {
    if (grpcCode(error) === ALREADY_EXISTS) return false;
    throw error;
  }
}

/** Undoes `reserve` for this account only. One that ever changed its name, or is being deleted, was no abandoned sign-up. */
export async function release(
  db: Firestore,
  { uid, username }: Pick<NewAccount, 'uid' | 'username'>,
): Promise<void> {
  await db.runTransaction(async (tx) => {
    const user = await tx.get(refs.user(db, uid));
    if (isClosed(user) || user.get('usernameChangedAt') !== undefined) return;
    await freeName(tx, db, username, (reservation) => reservation.get('uid') === uid);
    tx.delete(user.ref);
  });
}

/**
 * Deletes a username's reservation if `isExpected`, and its look-alike reservations but those that are another username's (older accounts).
 * Call before the transaction's writes.
 * @returns whether it was as expected
 */
export async function freeName(
  tx: Transaction,
  db: Firestore,
  username: string,
  isExpected: (reservation: DocumentSnapshot) => boolean,
): Promise<boolean> {
  const reservation = await tx.get(refs.username(db, username));
  const alikes = await tx.getAll(...refs.usernameAlikes(db, username));
  if (!isExpected(reservation)) return false;
  tx.delete(reservation.ref);
  for (const alike of alikes) if (alike.get('username') === username) tx.delete(alike.ref);
  return true;
}
