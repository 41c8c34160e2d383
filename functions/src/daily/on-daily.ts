import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { services } from '../shared/admin.ts';
import { dailyOptions } from '../shared/options.ts';
import { releaseNames } from './release-names.ts';
import { rollDates } from './roll-dates.ts';
import { sweepReservations } from './sweep-reservations.ts';
import { sweepUploads } from './sweep-uploads.ts';

/** Every night: dates first, which visitors see; then what nobody needs any more. Each may run twice. */
export const daily = onSchedule(dailyOptions, async () => {
  const deps = services();
  const movidos = await rollDates(deps);
  const borradas = await sweepUploads(deps);
  const liberadas = await sweepReservations(deps);
  const nombres = await releaseNames(deps);
  logger.info('daily', { movidos, borradas, liberadas, nombres });
});
