import { onSchedule } from 'firebase-functions/scheduler';
import { recountAll } from '../items/counts.ts';
import { services } from '../shared/admin.ts';
import { logger } from '../shared/logger.ts';
import { dailyOptions } from '../shared/options.ts';
import { reconcile } from './reconcile.ts';
import { registerOldUploads } from './register-old-uploads.ts';
import { releaseNames } from './release-names.ts';
import { rollDates } from './roll-dates.ts';
import { runSteps } from './run-steps.ts';
import { sweepReservations } from './sweep-reservations.ts';
import { sweepUploads } from './sweep-uploads.ts';

/**
 * Every night: dates first, which visitors see; then what nobody needs any more. Each may run twice: when one fails, the others run, and
 * the scheduler runs all of them again.
 */
export const daily = onSchedule(dailyOptions, async () => {
  const deps = services();
  await runSteps(
    {
      rollDates: () => rollDates(deps),
      recountAll: () => recountAll(deps),
      registerOldUploads: () => registerOldUploads(deps),
      sweepUploads: () => sweepUploads(deps),
      sweepReservations: () => sweepReservations(deps),
      releaseNames: () => releaseNames(deps),
      reconcile: () => reconcile(deps),
    },
    logger,
  );
});
