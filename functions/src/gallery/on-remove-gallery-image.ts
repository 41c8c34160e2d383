import { logger } from 'firebase-functions';
import { onCall } from 'firebase-functions/https';
import { services } from '../shared/admin.ts';
import { entradaDe, uidDe } from '../shared/callable.ts';
import { callableOptions } from '../shared/options.ts';
import { respuesta } from './answer.ts';
import { removeGalleryImage as change } from './gallery.ts';

/** Callable `removeGalleryImage`: see domain/callables. */
export const removeGalleryImage = onCall(callableOptions, async (request) => {
  const uid = uidDe(request);
  const { url } = entradaDe('removeGalleryImage', request.data);
  const outcome = await change(services(), uid, url);
  logger.info('removeGalleryImage', { uid, outcome: outcome.kind });
  return respuesta(outcome);
});
