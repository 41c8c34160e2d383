import { subjectSchema } from '@vidriera/domain/held/subject-schema';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { services } from '../../base/firestore/admin.ts';
import { logger } from '../../base/process/logger.ts';
import { personOptions } from '../../base/process/options.ts';
import { followHold } from './follow.ts';

/** Trigger on why a thing is held. */
export const onHeldWritten = onDocumentWritten(
  { ...personOptions, document: 'held/{id}' },
  async ({ data }) => {
    const subject = subjectSchema.safeParse((data?.after.data() ?? data?.before.data())?.subject);
    if (!subject.success) return logger.warn('onHeldWritten: invalid subject');
    await followHold(services(), subject.data, data ?? {});
    logger.info('onHeldWritten', { subject: subject.data, isHeld: data?.after.exists });
  },
);
