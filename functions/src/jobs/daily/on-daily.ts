import { randomUUID } from 'node:crypto';
import { onSchedule } from 'firebase-functions/scheduler';
import { services } from '../../base/firestore/admin.ts';
import { logger } from '../../base/process/logger.ts';
import { dailyOptions, moreDatesOptions } from '../../base/process/options.ts';
import { timeLeft } from '../../base/time/time-left.ts';
import { paced } from '../../items/agenda/pace.ts';
import { repair } from '../../items/agenda/repair.ts';
import { recountAll } from '../../items/items/counts.ts';
import { readList } from '../../items/link-reader/read-list.ts';
import { linkSettings } from '../../items/links/settings.ts';
import { copyMails } from './copy-mails.ts';
import { STEP_MS } from './limits.ts';
import { queueSummaries } from './queue-summaries.ts';
import { reconcile } from './reconcile.ts';
import { refreshBlocklist } from './refresh-blocklist.ts';
import { registerOldUploads } from './register-old-uploads.ts';
import { releaseNames } from './release-names.ts';
import { removeUnconfirmed } from './remove-unconfirmed.ts';
import { rollDates } from './roll-dates.ts';
import { runDaily } from './run-daily.ts';
import { sweepReservations } from './sweep-reservations.ts';
import { sweepUploads } from './sweep-uploads.ts';

const MORE_DATES_MS = 480_000;
const BLOCKLIST_MS = 20_000;

/** Runs nightly. Steps are idempotent: the scheduler repeats all if one fails. Runs never overlap (run-daily.ts). */
export const daily = onSchedule(dailyOptions, async () => {
  const deps = services();
  const pace = paced();
  await runDaily(deps, {
    run: randomUUID(),
    log: logger,
    steps: {
      // Before the reconciliation, which checks links by it.
      blocklist: () =>
        refreshBlocklist(deps, linkSettings().source, (source) => readList(source, BLOCKLIST_MS)),
      rollDates: () => rollDates(deps, timeLeft(STEP_MS.rollDates)),
      recountAll: () => recountAll(deps),
      registerOldUploads: () => registerOldUploads(deps),
      sweepUploads: () => sweepUploads(deps, timeLeft(STEP_MS.sweepUploads)),
      sweepReservations: () => sweepReservations(deps),
      releaseNames: () => releaseNames(deps),
      reconcile: () => reconcile(deps, timeLeft(STEP_MS.reconcile)),
      copyMails: () => copyMails(deps, timeLeft(STEP_MS.copyMails)),
      removeUnconfirmed: () => removeUnconfirmed(deps, timeLeft(STEP_MS.removeUnconfirmed)),
      queueSummaries: () => queueSummaries(deps, timeLeft(STEP_MS.queueSummaries)),
      agenda: () => repair(deps, timeLeft(STEP_MS.agenda), { pace }),
    },
  });
});

/** Moves dates that the night did not finish. */
export const moreDates = onSchedule(moreDatesOptions, async () => {
  const outcome = await rollDates(services(), timeLeft(MORE_DATES_MS));
  logger.info('moreDates', outcome);
});
