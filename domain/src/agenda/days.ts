import type { Changed, Days } from '../api/schema.ts';
import { exceptionsOf } from '../evento/dated.ts';
import { agendaDia } from '../evento/occurrence.ts';
import { isCalledOff } from '../evento/state.ts';
import { addDays, type Dia } from '../values/fecha.ts';
import { agendaDay, dayBegins, type LocalTime, wordsChange } from '../values/local-time.ts';
import { whenEntry } from '../when/of-wire.ts';
import { occurrencesBetween } from '../when/when.ts';
import type { AgendaEntry } from './entry-schema.ts';
import { CHANGED, CHANGED_DAYS, STRIP_DAYS } from './list-filters.ts';
import { compare, timingOf } from './order.ts';

/** A count, and the time it changes. */
export interface Counted<T> {
  counted: T;
  changes: LocalTime;
}

const tomorrow = (now: LocalTime): LocalTime => dayBegins(addDays(agendaDay(now), 1));
const first = (times: readonly LocalTime[], now: LocalTime): LocalTime =>
  times.reduce((soonest, time) => (time < soonest ? time : soonest), wordsChange(now));

/** Counts the events on each of the next days. Past, cancelled and postponed ones do not count. */
export function countDays(entries: readonly AgendaEntry[], now: LocalTime): Counted<Days> {
  const today = agendaDay(now);
  const dias = Array.from({ length: STRIP_DAYS }, (_, i) => addDays(today, i));
  const counts = new Map(dias.map((dia) => [dia, 0]));
  const ends: LocalTime[] = [];
  for (const entry of entries) {
    if (entry.tipo !== 'evento') continue;
    for (const time of occurrencesBetween(whenEntry(entry), now, [today, addDays(today, STRIP_DAYS - 1)])) {
      const first = agendaDia(time.dia, time);
      for (let dia = first; dia <= (time.lastDia ?? first); dia = addDays(dia, 1))
        if (counts.has(dia)) counts.set(dia, (counts.get(dia) ?? 0) + 1);
      ends.push(time.ends);
    }
  }
  const counted = { dias: dias.map((dia) => ({ dia, cantidad: counts.get(dia) ?? 0 })) };
  return { counted, changes: first(ends, now) };
}

/** Counts running and upcoming entries. Undated and cancelled ones do not count. */
export function countToCome(entries: readonly AgendaEntry[], now: LocalTime): Counted<number> {
  const upcoming = entries.flatMap((entry) => {
    if (isCalledOff(entry)) return [];
    const where = timingOf(entry, now, null);
    return where?.phase === 'upcoming' ? [where.time?.ends ?? tomorrow(now)] : [];
  });
  return { counted: upcoming.length, changes: first(upcoming, now) };
}

/** Whether an entry changed since publication. Changed single dates count for `CHANGED_DAYS`. */
function isChanged(entry: AgendaEntry, today: Dia): boolean {
  const { estado, agotado } = entry;
  const changedDates = entry.tipo === 'evento' ? (exceptionsOf(entry)?.keys() ?? []) : [];
  const last = addDays(today, CHANGED_DAYS);
  const soon = [...changedDates].some((dia) => dia >= today && dia <= last);
  return Boolean(estado || agotado || soon);
}

/** Returns the ids of changed entries that are not over, by kind, soonest first. */
export function changedOf(
  entries: readonly AgendaEntry[],
  now: LocalTime,
): Counted<Record<keyof Changed, string[]>> {
  const today = agendaDay(now);
  const changed = entries.flatMap((entry) => {
    const where = isChanged(entry, today) ? timingOf(entry, now, null) : null;
    return where && where.phase !== 'past' ? [{ id: entry.id, tipo: entry.tipo, ...where }] : [];
  });
  changed.sort(compare);
  const idsOf = (kind: AgendaEntry['tipo']) =>
    changed
      .filter(({ tipo }) => tipo === kind)
      .slice(0, CHANGED)
      .map(({ id }) => id);
  return {
    counted: { ids: idsOf('evento'), cursos: idsOf('curso'), promos: idsOf('promo') },
    changes: first(
      changed.flatMap(({ time }) => time?.ends ?? []),
      now,
    ),
  };
}
