import { onObjectFinalized } from 'firebase-functions/storage';
import { services } from '../../base/firestore/admin.ts';
import { limiter } from '../../base/limits/limited.ts';
import { accountStanding } from '../../base/people/is-gone.ts';
import { logger } from '../../base/process/logger.ts';
import { imageOptions } from '../../base/process/options.ts';
import { withholdIfHeld } from './held-pictures.ts';
import { imageFinalized } from './image-finalized.ts';
import { mayUpload, uploadIn } from './may-upload.ts';
import { register, SAVED_MS } from './register.ts';

/** Trigger on every upload; thumbnails are in another bucket. */
export const onImageFinalized = onObjectFinalized(imageOptions, async ({ data }) => {
  const upload = uploadIn(data);
  const deps = services();
  const { db, bucket, thumbnails, now } = deps;
  const outcome = await imageFinalized(
    {
      bucket,
      thumbnails,
      standing: async (uid) => (await accountStanding(deps, uid)).kind,
      mayUpload: (uid) => mayUpload(deps, limiter(), uid, upload),
      register: (path) => {
        const from = new Date(now().getTime() + SAVED_MS);
        return register(db.batch(), db, path, from, upload.generation).commit();
      },
      settle: (path) => withholdIfHeld(deps, path),
    },
    upload.path,
  );
  logger.info('onImageFinalized', { name: upload.path, ...outcome });
});
