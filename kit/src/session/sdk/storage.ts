import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { pageConfig } from '../../config.ts';
import { firebaseApp } from './app.ts';
import { hostAndPort } from './host-and-port.ts';

export { deleteObject, getDownloadURL, ref, uploadBytes, uploadBytesResumable } from 'firebase/storage';

let storage: FirebaseStorage | undefined;

/** Cloud Storage of the project's one bucket. */
export function firebaseStorage(): FirebaseStorage {
  if (storage) return storage;
  const made = getStorage(firebaseApp());
  const { emulators } = pageConfig().firebase;
  if (emulators) connectStorageEmulator(made, ...hostAndPort(emulators.storage));
  storage = made;
  return made;
}
