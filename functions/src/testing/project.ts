import { bucketOf, thumbnailsBucketOf } from '@vidriera/domain/site/config';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import type { Deps } from '../shared/admin.ts';

// No Google machine here: looking for its metadata would cost the first call three seconds.
process.env.METADATA_SERVER_DETECTION ??= 'none';

/** Noon of a Wednesday in Buenos Aires. */
export const NOW = new Date('2026-11-25T15:00:00Z');

/**
 * Tries again what the emulator ended with INVALID_ARGUMENT: it closes a transaction that waited long for a lock, and says
 * so of its next read. Firestore says ABORTED there, or that it has expired, both of which the SDK tries again.
 * @see https://github.com/firebase/firebase-tools/issues/4473 for others who met it
 */
function patient(db: Firestore): Firestore {
  db.runTransaction = async (work, options) => {
    for (;;) {
      try {
        // The prototype's of this moment: a test may have put another there.
        return await (Firestore.prototype.runTransaction.call(db, work, options) as Promise<never>);
      } catch (error) {
        if (!(error instanceof Error && /Transaction is invalid or closed/.test(error.message))) throw error;
      }
    }
  };
  return db;
}

/**
 * The services of an emulated project of its own, which no trigger watches: what a use case does can be seen apart. Its
 * clock stands still at `NOW` unless told otherwise.
 */
export function project(name: string, now: () => Date = () => NOW): Deps {
  if (!process.env.FIRESTORE_EMULATOR_HOST) {
    throw new Error('Runs inside a stack: node local/start.mjs stack -- vitest run --project emulator-apart');
  }
  const projectId = `demo-caso-${name}`;
  const app =
    getApps().find((one) => one.name === projectId) ??
    initializeApp({ projectId, storageBucket: bucketOf(projectId) }, projectId);
  const storage = getStorage(app);
  return {
    db: patient(getFirestore(app)),
    auth: getAuth(app),
    bucket: storage.bucket(),
    thumbnails: storage.bucket(thumbnailsBucketOf(projectId)),
    now,
  };
}
