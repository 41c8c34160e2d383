import { onDocumentWritten } from 'firebase-functions/firestore';
import { services } from '../shared/admin.ts';
import { logger } from '../shared/logger.ts';
import { triggerOptions } from '../shared/options.ts';
import { stepOfChange } from './change-note.ts';

/** Trigger on the note that an event with seats was written. Each call does one bounded step, and the note it leaves sets off the next. */
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
