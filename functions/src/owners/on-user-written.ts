import { uidSchema } from 'domain/ids-schema';
import { logger } from 'firebase-functions';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { services } from '../shared/admin.ts';
import { triggerOptions } from '../shared/options.ts';
import { userWritten } from './user-written.ts';

/** Trigger on a person's document. Each like is a write to it, so most calls have nothing to do but count. */
export const onUserWritten = onDocumentWritten(
  { ...triggerOptions, document: 'user/{uid}' },
  async (event) => {
    const leido = uidSchema.safeParse(event.params.uid);
    if (!leido.success) return logger.warn('onUserWritten: no id of a person');
    const uid = leido.data;
    const [antes, despues] = [event.data?.before.data(), event.data?.after.data()];
    const outcome = await userWritten(services(), { uid, antes, despues });
    logger.info('onUserWritten', { uid, ...outcome });
  },
);
