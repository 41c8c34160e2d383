import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite';
import { pageConfig } from '../../config.ts';
import { firebaseApp } from './app.ts';
import { hostAndPort } from './host-and-port.ts';

export {
  addDoc,
  arrayRemove,
  arrayUnion,
  collection,
  type DocumentReference,
  deleteDoc,
  deleteField,
  doc,
  documentId,
  GeoPoint,
  getDoc,
  getDocs,
  increment,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  startAfter,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';

let db: Firestore | undefined;

/** Firestore's lite SDK: reads and writes without listeners or an offline cache. */
export function firestoreDb(): Firestore {
  if (db) return db;
  const made = getFirestore(firebaseApp());
  const { emulators } = pageConfig().firebase;
  if (emulators) connectFirestoreEmulator(made, ...hostAndPort(emulators.firestore));
  db = made;
  return made;
}
