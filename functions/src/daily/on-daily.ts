import { randomUUID } from 'node:crypto';
import { onSchedule } from 'firebase-functions/scheduler';
import { paced } from '../agenda/pace.ts';
import { repair } from '../agenda/repair.ts';
import { recountAll } from '../items/counts.ts';
import { services } from '../shared/admin.ts';
import { logger } from '../shared/logger.ts';
import { dailyOptions, moreDatesOptions } from '../shared/options.ts';
import { copyMails } from './copy-mails.ts';
import { reconcile } from './reconcile.ts';
import { registerOldUploads } from './register-old-uploads.ts';
import { releaseNames } from './release-names.ts';
import { rollDates } from './roll-dates.ts';
import { runDaily } from './run-daily.ts';
import { sweepReservations } from './sweep-reservations.ts';
import { sweepUploads } from './sweep-uploads.ts';
import { timeLeft } from './time-left.ts';

/** How long the steps that grow may take of the function's 540 s, in milliseconds: the others take seconds. */
const MOST_MS = {
  rollDates: 200_000,
  sweepUploads: 100_000,
  reconcile: 110_000,
  agenda: 80_000,
  copyMails: 20_000,
};

const MORE_DATES_MS = 480_000;

/**
 * Every night: dates first, which visitors see; then what nobody needs any more. Each may run twice: when one fails, the others run, and
 * the scheduler runs all of them again. No two runs overlap (run-daily.ts).
 */
export const daily = onSchedule(dailyOptions, async () => {
  const deps = services();
  const pace = paced();
  await runDaily(deps, {
    run: randomUUID(),
    log: logger,
    steps: {
      rollDates: () => rollDates(deps, timeLeft(MOST_MS.rollDates)),
      recountAll: () => recountAll(deps),
      registerOldUploads: () => registerOldUploads(deps),
      sweepUploads: () => sweepUploads(deps, timeLeft(MOST_MS.sweepUploads)),
      sweepReservations: () => sweepReservations(deps),
      releaseNames: () => releaseNames(deps),
      reconcile: () => reconcile(deps, timeLeft(MOST_MS.reconcile)),
      copyMails: () => copyMails(deps, timeLeft(MOST_MS.copyMails)),
      agenda: () => repair(deps, timeLeft(MOST_MS.agenda), { pace }),
    },
  });
});

/** Goes on with the dates that a night could not move within its time; where there are none, it reads four empty answers. */
export const moreDates = onSchedule(moreDatesOptions, async () => {
  const outcome = await rollDates(services(), timeLeft(MORE_DATES_MS));
  logger.info('moreDates', outcome);
});
