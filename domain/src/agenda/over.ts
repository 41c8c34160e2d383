import { addDays } from '../values/fecha.ts';
import { dayBegins, type LocalTime } from '../values/local-time.ts';
import { whenEntry } from '../when/of-wire.ts';
import { lastEnd } from '../when/when.ts';
import type { AgendaEntry } from './entry-schema.ts';
import { type EntryTiming, timingOf } from './order.ts';

/** Whether an entry is over. Lists and the agenda’s parts drop entries that are over. */
export function isOver(entry: AgendaEntry, now: LocalTime): boolean {
  const where = timingOf(entry, now, null);
  return !where || where.phase === 'past';
}

/** Returns when an unedited entry’s position changes; `null`: never. @param where the entry’s position among all dates, if computed */
export function standsUntil(
  entry: AgendaEntry,
  now: LocalTime,
  where: EntryTiming | null = timingOf(entry, now, null),
): LocalTime | null {
  if (where?.phase !== 'upcoming' || where.dia === null) return null;
  if (where.time) return where.time.ends;
  const [dayEnd, last] = [dayBegins(addDays(where.dia, 1)), lastEnd(whenEntry(entry))];
  return last !== null && last < dayEnd ? last : dayEnd; // the last day may precede the first
}
