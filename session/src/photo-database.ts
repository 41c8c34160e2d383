/** The database of chosen photos that are not saved (kit/src/pictures/photo-store.ts). */
export const PHOTO_DATABASE = 'vidriera.fotos';

/** Deletes the chosen photos of everybody. Does nothing if IndexedDB is missing or forbidden. */
export function forgetPhotos(): void {
  try {
    if (!globalThis.indexedDB) return; // reading it throws where storage is blocked
    indexedDB.deleteDatabase(PHOTO_DATABASE);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
