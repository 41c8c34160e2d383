import { bucketOf, thumbnailsBucketOf } from '@vidriera/domain/site/config';
import { z } from '@vidriera/domain/zod-classic';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import type { Deps } from '../../functions/src/base/firestore/admin.ts';

/** Returns the services of the running stack's project. */
export function stackServices(): Deps {
  const projectId = z.string().startsWith('demo-').parse(process.env.GCLOUD_PROJECT);
  const app = initializeApp({ projectId, storageBucket: bucketOf(projectId) }, 'bench-costs');
  const storage = getStorage(app);
  return {
    db: getFirestore(app),
    auth: getAuth(app),
    bucket: storage.bucket(),
    thumbnails: storage.bucket(thumbnailsBucketOf(projectId)),
    now: () => new Date(),
  };
}
