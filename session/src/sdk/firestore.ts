import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import { app, emulators, hostAndPort } from './app.ts';

export {
  arrayRemove,
  arrayUnion,
  collection,
  doc,
  documentId,
  getDoc,
  getDocs,
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

/** Firestore's lite SDK: no listeners, no offline cache. */
export const db = getFirestore(app);
if (emulators) connectFirestoreEmulator(db, ...hostAndPort(emulators.firestore));
