import { onSchedule } from 'firebase-functions/scheduler';
import { services } from '../../base/firestore/admin.ts';
import { logger } from '../../base/process/logger.ts';
import { visibilityOptions } from '../../base/process/options.ts';
import { timeLeft } from '../../base/time/time-left.ts';
import { bringLinks } from '../../trust/complaints/bring-links.ts';
import { returnUndecided } from '../../trust/complaints/return-undecided.ts';
import { endSuspensions } from '../../trust/complaints/suspension.ts';
import { tellDesk } from '../../trust/complaints/tell-desk.ts';
import { doOverdueWork } from '../../trust/complaints/work.ts';
import { changeDue } from './due.ts';

/** The next run begins after a minute. */
const RUN_MS = 50_000;

/**
 * Each minute: shows and hides items whose moment has come, brings back what complaints alone have held for 48 hours, takes links to the desk,
 * ends suspensions whose time is over, does what interrupted decisions left, and
 * tells moderators what waits.
 */
export const dueVisibility = onSchedule(visibilityOptions, async () => {
  const outcome = await changeDue(services(), timeLeft(RUN_MS));
  await returnUndecided(services());
  await bringLinks(services());
  await endSuspensions(services());
  await doOverdueWork(services());
  await tellDesk(services());
  if (outcome.changed > 0 || outcome.more) logger.info('dueVisibility', outcome);
});
