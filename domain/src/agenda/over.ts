import { addDays } from '../values/fecha.ts';
import { dayBegins, type LocalTime } from '../values/local-time.ts';
import type { AgendaEntry } from './entry-schema.ts';
import { type EntryStanding, standing } from './order.ts';

/** Whether an entry has nothing more to come. Lists leave it out, and it leaves the agenda's parts. */
export function isOver(entry: AgendaEntry, now: LocalTime): boolean {
  const where = standing(entry, now, null);
  return !where || where.phase === 'past';
}

/**
 * Until when an entry stands where it does, as long as nobody changes it; `null` for ever. Windows of days change by the day besides.
 * @param where its standing among all dates, for a caller that has it
 */
export function standsUntil(
  entry: AgendaEntry,
  now: LocalTime,
  where: EntryStanding | null = standing(entry, now, null),
): LocalTime | null {
  if (where?.phase !== 'upcoming' || where.dia === null) return null;
  if (where.time) return where.time.ends;
  const last = entry.tipo === 'evento' ? null : entry.fechaHasta;
  return dayBegins(addDays(last && last < where.dia ? last : where.dia, 1)); // a course may say that it ends before it begins
}
