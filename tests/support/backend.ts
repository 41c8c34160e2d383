import { bucketOf, thumbnailsBucketOf } from '@vidriera/domain/site/config';
import { z } from '@vidriera/domain/zod-classic';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

const env = z
  .object({
    GCLOUD_PROJECT: z.string().startsWith('demo-'),
    FIRESTORE_EMULATOR_HOST: z.string(),
    FIREBASE_AUTH_EMULATOR_HOST: z.string(),
    FIREBASE_STORAGE_EMULATOR_HOST: z.string(),
  })
  .parse(process.env);

const app = initializeApp(
  { projectId: env.GCLOUD_PROJECT, storageBucket: bucketOf(env.GCLOUD_PROJECT) },
  'tests',
);

/** Direct access to stored data, without rules. */
export const stored = {
  db: getFirestore(app),
  auth: getAuth(app),
  bucket: getStorage(app).bucket(),
  thumbnails: getStorage(app).bucket(thumbnailsBucketOf(env.GCLOUD_PROJECT)),
};
