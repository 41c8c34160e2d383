import { z } from 'domain/zod';
import { onObjectFinalized } from 'firebase-functions/storage';
import { isGone } from '../account/is-gone.ts';
import { services } from '../shared/admin.ts';
import { logger } from '../shared/logger.ts';
import { imageOptions } from '../shared/options.ts';
import { imageFinalized } from './image-finalized.ts';

const object = z.object({ name: z.string().min(1) });

/** Trigger on every file written to the bucket. */
export const onImageFinalized = onObjectFinalized(imageOptions, async ({ data }) => {
  const { name } = object.parse(data);
  const deps = services();
  const outcome = await imageFinalized({ bucket: deps.bucket, isGone: (uid) => isGone(deps, uid) }, name);
  logger.info('onImageFinalized', { name, ...outcome });
});
