import { uidSchema } from '@vidriera/domain/values/ids-schema';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { services } from '../../base/firestore/admin.ts';
import { logger } from '../../base/process/logger.ts';
import { personOptions } from '../../base/process/options.ts';
import { ownerChanged } from '../../items/agenda/notes.ts';
import { hasForeignLikes } from './foreign-likes.ts';
import { userWritten } from './user-written.ts';

/** Trigger on a person's document. Each like writes it, so most calls only recount likes. Removes closed accounts. */
export const onUserWritten = onDocumentWritten(
  { ...personOptions, document: 'user/{uid}' },
  async (event) => {
    const read = uidSchema.safeParse(event.params.uid);
    if (!read.success) return logger.warn('onUserWritten: invalid uid');
    const uid = read.data;
    const [before, after] = [event.data?.before.data(), event.data?.after.data()];
    if (event.data) await ownerChanged(services().db, event.data);
    const foreign = event.data?.after.exists ? hasForeignLikes(event.data.after) : false;
    const outcome = await userWritten(services(), { uid, before, after, foreign });
    logger.info('onUserWritten', { uid, ...outcome });
  },
);
