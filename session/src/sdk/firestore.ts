import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { readInTime } from '@vidriera/domain/reading-limit';
import {
  connectFirestoreEmulator,
  getFirestore,
  getDoc as readDoc,
  getDocs as readDocs,
} from 'firebase/firestore/lite';
import { app, emulators, hostAndPort } from './app.ts';
import { auth } from './auth.ts';

export {
  arrayRemove,
  arrayUnion,
  collection,
  doc,
  documentId,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  startAfter,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite';

/** Reads as the signed-in person, in time. After a sign-out nothing is sent: the rules refuse reads without a token. */
async function readAsPerson<T>(read: () => Promise<T>): Promise<T> {
  if (!auth.currentUser) throw new Failure('no-session', messages.session.expired);
  return readInTime(read());
}

/** The SDK's own. @throws Failure 'no-session' | 'no-connection' when late; Firestore's errors */
export const getDoc: typeof readDoc = (ref) => readAsPerson(() => readDoc(ref));
export const getDocs: typeof readDocs = (query) => readAsPerson(() => readDocs(query));

/** Firestore's lite SDK: no listeners, no offline cache. */
export const db = getFirestore(app);
if (emulators) connectFirestoreEmulator(db, ...hostAndPort(emulators.firestore));
