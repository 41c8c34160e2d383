import { addDays } from '../values/fecha.ts';
import { type LocalTime, later, localTime } from '../values/local-time.ts';

/** Hours of the schedule that queues reminders (functions/src/mail/reminders): letters of the evening before, and of any hour. */
export const REMINDER_HOURS = { eve: '18', first: '08', last: '21' } as const;
/** Its last run of an hour. */
const LAST_RUN = ':50';
const BEFORE_MINUTES = 120;

/**
 * Returns when a reminder of a date leaves: the evening before, or else two hours before the start.
 * @param startsAt a moment, or a day
 * @returns `null` if both are over, or the latter falls into the night
 */
export function reminderAt(startsAt: string, now: Date): LocalTime | null {
  const time = localTime(now);
  const eve = addDays(startsAt.slice(0, 10), -1);
  if (time < `${eve}T${REMINDER_HOURS.eve}${LAST_RUN}`) return `${eve}T${REMINDER_HOURS.eve}:00`;
  if (!startsAt.includes('T')) return null;
  const soon = later(startsAt, -BEFORE_MINUTES);
  const hour = soon.slice(11, 13);
  const isByDay = hour >= REMINDER_HOURS.first && hour <= REMINDER_HOURS.last;
  return isByDay && time < soon ? soon : null;
}
