import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { app, emulators, hostAndPort } from './app.ts';

export { deleteObject, getDownloadURL, ref, uploadBytesResumable } from 'firebase/storage';

export const storage = getStorage(app);
/** The SDK's default of ten minutes looks like a hung screen. */
storage.maxUploadRetryTime = 60_000;
if (emulators) connectStorageEmulator(storage, ...hostAndPort(emulators.storage));
