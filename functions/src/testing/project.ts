import { bucketOf, thumbnailsBucketOf } from '@vidriera/domain/site/config';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import type { Deps } from '../base/firestore/admin.ts';

// Otherwise the first call looks for Google's metadata server for three seconds.
process.env.METADATA_SERVER_DETECTION ??= 'none';

/** Noon of a Wednesday in Buenos Aires. */
export const NOW = new Date('2026-11-25T15:00:00Z');

/**
 * Retries transactions that the emulator closes after a long wait for a lock: it answers INVALID_ARGUMENT. Firestore answers ABORTED or
 * expiry there, which the SDK retries.
 * @see https://github.com/firebase/firebase-tools/issues/4473
 */
function retryClosed(db: Firestore): Firestore {
  db.runTransaction = async (work, options) => {
    for (;;) {
      try {
        // Looked up per call, because tests may spy on the prototype.
        return await (Firestore.prototype.runTransaction.call(db, work, options) as Promise<never>);
      } catch (error) {
        if (!(error instanceof Error && /Transaction is invalid or closed/.test(error.message))) throw error;
      }
    }
  };
  return db;
}

/** Returns the services of a separate emulated project without triggers. By default its clock stands at `NOW`. */
export function project(name: string, now: () => Date = () => NOW): Deps {
  if (!process.env.FIRESTORE_EMULATOR_HOST) {
    throw new Error('Runs inside a stack: node local/start.mjs stack -- vitest run --project emulator-apart');
  }
  const projectId = `demo-caso-${name}`;
  const app =
    getApps().find((existing) => existing.name === projectId) ??
    initializeApp({ projectId, storageBucket: bucketOf(projectId) }, projectId);
  const storage = getStorage(app);
  return {
    db: retryClosed(getFirestore(app)),
    auth: getAuth(app),
    bucket: storage.bucket(),
    thumbnails: storage.bucket(thumbnailsBucketOf(projectId)),
    now,
  };
}
