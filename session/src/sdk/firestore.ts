import { readInTime } from '@vidriera/domain/reading-limit';
import {
  connectFirestoreEmulator,
  getFirestore,
  getDoc as readDoc,
  getDocs as readDocs,
} from 'firebase/firestore/lite';
import { app, emulators, hostAndPort } from './app.ts';

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

/** The SDK's own, with a timeout. */
export const getDoc: typeof readDoc = (ref) => readInTime(readDoc(ref));
export const getDocs: typeof readDocs = (query) => readInTime(readDocs(query));

/** Firestore's lite SDK: no listeners, no offline cache. */
export const db = getFirestore(app);
if (emulators) connectFirestoreEmulator(db, ...hostAndPort(emulators.firestore));
