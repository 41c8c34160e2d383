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

/** Firestore's lite SDK: reads and writes without listeners or an offline cache. */
export const db = getFirestore(app);
if (emulators) connectFirestoreEmulator(db, ...hostAndPort(emulators.firestore));
