import { createRequire } from 'node:module';
import { type App, getApps, initializeApp } from 'firebase-admin/app';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { getStorage } from 'firebase-admin/storage';
import { readEnv } from './env.ts';

const require = createRequire(import.meta.url);

export type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/** What use cases are handed: the services, and the clock. */
export type Deps = { db: Firestore; auth: Auth; bucket: Bucket; now: () => Date };

let deps: Deps | undefined;

/**
 * The services of the running project, kept for the instance's life. Each is loaded and made when it is first taken, for most functions need
 * one or two of them: take what is needed by name.
 */
export function services(): Deps {
  if (deps) return deps;
  const env = readEnv();
  const app: App =
    getApps()[0] ?? initializeApp({ projectId: env.projectId, storageBucket: env.storageBucket });
  let bucket: Bucket | undefined;
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
      const storage = require('firebase-admin/storage') as typeof import('firebase-admin/storage');
      bucket ??= storage.getStorage(app).bucket();
      return bucket;
    },
    now: () => new Date(),
  };
  return deps;
}
