import { onSchedule } from 'firebase-functions/scheduler';
import { queueDigests } from '../../accounts/following/queue-digests.ts';
import { services } from '../../base/firestore/admin.ts';
import { logger } from '../../base/process/logger.ts';
import { reminderOptions } from '../../base/process/options.ts';
import { timeLeft } from '../../base/time/time-left.ts';
import { remindEvening, remindSoon } from './queue-reminders.ts';

/** Of the schedule's 540 s. */
const RUN_MS = 480_000;

/**
 * Every ten minutes from 8:00 to 21:50: reminders of what begins in two hours, at six in the evening of tomorrow's dates
 * (made up for until ten), and on Thursdays
 * the week's digests.
 */
export const reminders = onSchedule(reminderOptions, async () => {
  const isTimeLeft = timeLeft(RUN_MS);
  const soon = await remindSoon(services(), isTimeLeft);
  const eve = await remindEvening(services(), isTimeLeft);
  if (soon.queued + eve.queued > 0) logger.info('reminders', { soon: soon.queued, eve: eve.queued });
  const digests = await queueDigests(services(), isTimeLeft);
  if (digests.queued > 0) logger.info('digests', digests);
});
