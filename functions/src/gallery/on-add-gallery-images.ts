import { logger } from 'firebase-functions';
import { onCall } from 'firebase-functions/https';
import { services } from '../shared/admin.ts';
import { entradaDe, uidDe } from '../shared/callable.ts';
import { callableOptions } from '../shared/options.ts';
import { respuesta } from './answer.ts';
import { addGalleryImages as change } from './gallery.ts';

/** Callable `addGalleryImages`: see domain/callables. */
export const addGalleryImages = onCall(callableOptions, async (request) => {
  const uid = uidDe(request);
  const { urls } = entradaDe('addGalleryImages', request.data);
  const outcome = await change(services(), uid, urls);
  logger.info('addGalleryImages', { uid, outcome: outcome.kind });
  return respuesta(outcome);
});
