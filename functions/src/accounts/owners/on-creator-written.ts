import { uidSchema } from '@vidriera/domain/values/ids-schema';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { services } from '../../base/firestore/admin.ts';
import { logger } from '../../base/process/logger.ts';
import { triggerOptions } from '../../base/process/options.ts';
import { creatorTextChanged } from '../../items/agenda/notes.ts';
import { creatorWritten } from './creator-written.ts';
import { checkPersonLinks } from './person-links.ts';

export const onCreatorWritten = onDocumentWritten(
  { ...triggerOptions, document: 'user/{uid}/refRolCreador/{id}' },
  async (event) => {
    const read = uidSchema.safeParse(event.params.uid);
    if (!read.success) return logger.warn('onCreatorWritten: invalid uid');
    const uid = read.data;
    if (event.data) await creatorTextChanged(services().db, uid, event.data);
    if (event.data?.after.exists) await checkPersonLinks(services(), uid);
    const outcome = await creatorWritten(services(), { uid, before: event.data?.before.data() });
    logger.info('onCreatorWritten', { uid, ...outcome });
  },
);
