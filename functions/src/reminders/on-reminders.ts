import { onSchedule } from 'firebase-functions/scheduler';
import { services } from '../firestore/admin.ts';
import { logger } from '../process/logger.ts';
import { reminderOptions } from '../process/options.ts';
import { timeLeft } from '../time/time-left.ts';
import { queueReminders } from './queue-reminders.ts';

/** Of the schedule's 540 s. */
const RUN_MS = 480_000;

/** From 18:00, three times: a later run goes on where one was cut off, and reminds those whose date moved meanwhile. */
export const reminders = onSchedule(reminderOptions, async () => {
  logger.info('reminders', await queueReminders(services(), timeLeft(RUN_MS)));
});
