import { addDays, type Dia, weekday } from '../values/fecha.ts';
import { agendaDay, at, dayBegins, dayEnds, type LocalTime, later, momentOf } from '../values/local-time.ts';
import { diaOfRecurrencia, type Recurrencia } from './recurrencia.ts';

/** Minutes after which something is over that says when it starts and not when it ends. */
export const DURATION = 180;

/** From when to when something takes place on a day, as far as it says. */
export interface Hours {
  horaInicio: string | null;
  horaFin: string | null;
}

/** The days and hours of an event; of a weekly one its first and last day, if it has them. */
export interface Dated extends Hours {
  fechaExacta: Dia | null;
  fechaPeriodica: Recurrencia | null;
  fechaDesde?: Dia | null | undefined;
  fechaHasta?: Dia | null | undefined;
}

/** One time that an event takes place. */
export interface Occurrence {
  /** Of the calendar. */
  dia: Dia;
  begins: LocalTime;
  ends: LocalTime;
}

/** When what begins on a day of the calendar starts: without an hour, with the agenda's day. */
export const begins = (dia: Dia, { horaInicio }: Hours): LocalTime =>
  horaInicio ? at(dia, horaInicio) : dayBegins(dia);

/** When it is over: an end that is not after the start is the next day's; without any hour, with the agenda's day. */
export function ends(dia: Dia, { horaInicio, horaFin }: Hours): LocalTime {
  if (!horaFin) return horaInicio ? later(at(dia, horaInicio), DURATION) : dayBegins(addDays(dia, 1));
  const isNextDay = at(dia, horaFin) <= begins(dia, { horaInicio, horaFin });
  return at(isNextDay ? addDays(dia, 1) : dia, horaFin);
}

/** The day of the agenda under which what begins on a day of the calendar stands: '00:30' under the day before. */
export const agendaDia = (dia: Dia, { horaInicio }: Pick<Hours, 'horaInicio'>): Dia =>
  horaInicio ? agendaDay(at(dia, horaInicio)) : dia;

const onDay = (dia: Dia, hours: Hours): Occurrence => ({
  dia,
  begins: begins(dia, hours),
  ends: ends(dia, hours),
});

/** The first day from one on, it included, that a recurrence falls on. */
const following = (recurrencia: Recurrencia, dia: Dia): Dia =>
  addDays(dia, (diaOfRecurrencia(recurrencia) - weekday(dia) + 7) % 7);

/**
 * The time an event takes place that counts at a moment: the one that is on, else the next one, else the last one there was. A weekly
 * event that ends at 10:30 is next week's from then on. `null` without a date.
 */
export function occurrence(evento: Dated, now: LocalTime): Occurrence | null {
  const { fechaExacta, fechaPeriodica, fechaDesde, fechaHasta } = evento;
  if (fechaExacta) return onDay(fechaExacta, evento);
  if (!fechaPeriodica) return null;
  const yesterday = addDays(now.slice(0, 10), -1);
  const from = fechaDesde && fechaDesde > yesterday ? fechaDesde : yesterday;
  const first = following(fechaPeriodica, from);
  const next = onDay(first, evento).ends > now ? first : addDays(first, 7);
  const dia = fechaHasta && next > fechaHasta ? following(fechaPeriodica, addDays(fechaHasta, -6)) : next;
  return onDay(dia, evento);
}

/**
 * The moment by which something on a day is put in order: its start; its end, if it says that alone; without an hour the end of the
 * agenda's day, after all that has one. Never later than its end.
 */
export function placeOf(dia: Dia, hours: Hours): Date {
  if (hours.horaInicio) return momentOf(begins(dia, hours));
  return hours.horaFin ? momentOf(ends(dia, hours)) : dayEnds(dia);
}
