import { onDocumentWritten } from 'firebase-functions/firestore';
import { services } from '../../base/firestore/admin.ts';
import { coalesced } from '../../base/process/coalesced.ts';
import { logger } from '../../base/process/logger.ts';
import { agendaOptions } from '../../base/process/options.ts';
import { timeLeft } from '../../base/time/time-left.ts';
import { paced } from './pace.ts';
import { type WorkOutcome, work } from './worker.ts';

/** Milliseconds of the function’s 540 s. */
const WORK_MS = 480_000;

const oneAtATime = coalesced<WorkOutcome>();
/** One worker runs at a time: its pace is the instance’s. */
const pace = paced();

/** Trigger on pending notes. The first invocation drains the queue; later ones find it empty. */
export const onAgendaPending = onDocumentWritten(
  { ...agendaOptions, document: 'pending/{id}' },
  async (event) => {
    if (!event.data?.after.exists) return;
    const outcome = await oneAtATime('', () => work(services(), timeLeft(WORK_MS), pace));
    if (outcome.done > 0) logger.info('onAgendaPending', outcome);
  },
);
