import { z } from 'domain/zod';
import { logger } from 'firebase-functions';
import { onObjectFinalized } from 'firebase-functions/storage';
import { services } from '../shared/admin.ts';
import { imageOptions } from '../shared/options.ts';
import { imageFinalized } from './image-finalized.ts';

const objeto = z.object({
  name: z.string().min(1),
  size: z.coerce.number().int().min(0),
  md5Hash: z
    .string()
    .nullish()
    .transform((hash) => hash ?? null),
});

/** Trigger on every file written to the bucket. */
export const onImageFinalized = onObjectFinalized(imageOptions, async ({ data }) => {
  const object = objeto.parse(data);
  const outcome = await imageFinalized(services().bucket, object);
  logger.info('onImageFinalized', { name: object.name, size: object.size, ...outcome });
});
