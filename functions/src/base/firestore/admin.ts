import { createRequire } from 'node:module';
import { thumbnailsBucketOf } from '@vidriera/domain/site/config';
import { type App, getApps, initializeApp } from 'firebase-admin/app';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { getStorage } from 'firebase-admin/storage';
import { readEnv } from '../process/env.ts';

const require = createRequire(import.meta.url);

export type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/** Dependencies of use cases: the services and the clock. */
export type Deps = {
  db: Firestore;
  auth: Auth;
  /** Uploads, and the ledger of deletions. */
  bucket: Bucket;
  /** Thumbnails: in a bucket of their own, so that writing them wakes no trigger. */
  thumbnails: Bucket;
  now: () => Date;
};
export type Buckets = Pick<Deps, 'bucket' | 'thumbnails'>;

let deps: Deps | undefined;

/**
 * Returns the project's services, one set per instance. Each loads on first access, so destructure only those
 * that you need.
 */
export function services(): Deps {
  if (deps) return deps;
  const env = readEnv();
  const app: App =
    getApps()[0] ?? initializeApp({ projectId: env.projectId, storageBucket: env.storageBucket });
  let bucket: Bucket | undefined;
  let thumbnails: Bucket | undefined;
  const storage = () =>
    (require('firebase-admin/storage') as typeof import('firebase-admin/storage')).getStorage(app);
  deps = {
    get db() {
      return (require('firebase-admin/firestore') as typeof import('firebase-admin/firestore')).getFirestore(
        app,
      );
    },
    get auth() {
      return (require('firebase-admin/auth') as typeof import('firebase-admin/auth')).getAuth(app);
    },
    get bucket() {
      bucket ??= storage().bucket();
      return bucket;
    },
    get thumbnails() {
      thumbnails ??= storage().bucket(thumbnailsBucketOf(env.projectId));
      return thumbnails;
    },
    now: () => new Date(),
  };
  return deps;
}
