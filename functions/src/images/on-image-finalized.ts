import { z } from 'domain/zod';
import { onObjectFinalized } from 'firebase-functions/storage';
import { isGone } from '../account/is-gone.ts';
import { services } from '../shared/admin.ts';
import { limiter } from '../shared/limits/limited.ts';
import { logger } from '../shared/logger.ts';
import { imageOptions } from '../shared/options.ts';
import { imageFinalized } from './image-finalized.ts';
import { mayUpload } from './may-upload.ts';
import { register, SAVED_MS } from './register.ts';

const object = z.object({ name: z.string().min(1) });

/** Trigger on every file written to the bucket. */
export const onImageFinalized = onObjectFinalized(imageOptions, async ({ data }) => {
  const { name } = object.parse(data);
  const deps = services();
  const { db, bucket, now } = deps;
  const outcome = await imageFinalized(
    {
      bucket,
      isGone: (uid) => isGone(deps, uid),
      mayUpload: (uid, path) => mayUpload(deps, limiter(), uid, path),
      register: (path) => register(db.batch(), db, path, new Date(now().getTime() + SAVED_MS)).commit(),
    },
    name,
  );
  logger.info('onImageFinalized', { name, ...outcome });
});
