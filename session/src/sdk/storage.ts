import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { app, emulators, hostAndPort } from './app.ts';

export { deleteObject, getDownloadURL, ref, uploadBytesResumable } from 'firebase/storage';

/** Cloud Storage of the project's one bucket. */
export const storage = getStorage(app);
/** Milliseconds a stalled upload is tried again before it fails; the SDK's ten minutes look like a hung screen. */
storage.maxUploadRetryTime = 60_000;
if (emulators) connectStorageEmulator(storage, ...hostAndPort(emulators.storage));
