import { onDocumentWritten } from 'firebase-functions/firestore';
import { services } from '../../base/firestore/admin.ts';
import { logger } from '../../base/process/logger.ts';
import { triggerOptions } from '../../base/process/options.ts';
import { stepOfChange } from './change-note.ts';

/** Runs one bounded step after an event with seats changed. Updating the note triggers the next. */
export const onSeatChange = onDocumentWritten(
  { ...triggerOptions, document: 'seatChange/{id}' },
  async (event) => {
    if (!event.data?.after.exists) return;
    const { id } = event.params;
    const { db, now } = services();
    const told = await stepOfChange({ db, now }, id);
    if (told !== null) logger.info('onSeatChange', { id, told });
  },
);
