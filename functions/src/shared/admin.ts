import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { readEnv } from './env.ts';

export type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/** What use cases are handed: the services, and the clock. */
export type Deps = { db: Firestore; auth: Auth; bucket: Bucket; now: () => Date };

let deps: Deps | undefined;

/** The services of the running project, made on first use and kept for the instance's life. */
export function services(): Deps {
  if (deps) return deps;
  const env = readEnv();
  const app: App =
    getApps()[0] ?? initializeApp({ projectId: env.projectId, storageBucket: env.storageBucket });
  deps = {
    db: getFirestore(app),
    auth: getAuth(app),
    bucket: getStorage(app).bucket(),
    now: () => new Date(),
  };
  return deps;
}
