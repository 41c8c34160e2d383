import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { refs } from '../../base/firestore/refs.ts';

/** All documents that reserve a username: its own, and those of its look-alikes. */
export const reservationsOf = (db: Firestore, username: string): DocumentReference[] => [
  refs.username(db, username),
  ...refs.usernameAlikes(db, username),
];

/** Whether a username's reservations leave it to somebody. @param own names that they hold */
export const isFree = (reservations: DocumentSnapshot[], own: ReadonlySet<string>): boolean =>
  reservations.every(
    (found) =>
      !found.exists || own.has(found.ref.parent.id === 'username' ? found.id : String(found.get('username'))),
  );
