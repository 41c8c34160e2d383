import { onDocumentWritten } from 'firebase-functions/firestore';
import { timeLeft } from '../daily/time-left.ts';
import { services } from '../shared/admin.ts';
import { conflated } from '../shared/conflated.ts';
import { logger } from '../shared/logger.ts';
import { agendaOptions } from '../shared/options.ts';
import { paced } from './pace.ts';
import { type WorkOutcome, work } from './work.ts';

/** Of the function's 540 s. */
const WORK_MS = 480_000;

const oneAtATime = conflated<WorkOutcome>();
/** The instance's: the worker is one, and its calls follow one another at once. */
const pace = paced();

/** Trigger on what is pending of the agenda. The first of a crowd does it all, and the others find nothing. */
export const onAgendaPending = onDocumentWritten(
  { ...agendaOptions, document: 'pending/{id}' },
  async (event) => {
    if (!event.data?.after.exists) return;
    const outcome = await oneAtATime('', () => work(services(), timeLeft(WORK_MS), pace));
    if (outcome.done > 0) logger.info('onAgendaPending', outcome);
  },
);
