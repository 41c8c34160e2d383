import { addDays, type Dia, weekday } from '../values/fecha.ts';
import { agendaDay, at, dayBegins, dayEnds, type LocalTime, later, momentOf } from '../values/local-time.ts';
import { diaOfRecurrencia, type Recurrencia } from './recurrencia.ts';
import type { Estado } from './state.ts';

/** Minutes after which something is over that says when it starts and not when it ends: most shows and classes are over by then. */
export const DURATION = 180;

/** From when to when something takes place on a day, as far as it says. */
export interface Hours {
  horaInicio: string | null;
  horaFin: string | null;
}

/** Dates of a weekly event that have hours of their own; `null`: called off. */
export type Exceptions = ReadonlyMap<Dia, Hours | null>;

/** The days and hours of an event: on a day, from one to a last one (`fechaFin`), or weekly, with its first and last day if it has them. */
export interface Dated extends Hours {
  fechaExacta: Dia | null;
  fechaPeriodica: Recurrencia | null;
  fechaFin?: Dia | null | undefined;
  fechaDesde?: Dia | null | undefined;
  fechaHasta?: Dia | null | undefined;
  estado?: Estado | undefined;
  exceptions?: Exceptions | undefined;
}

/** One time that an event takes place, with the hours of that day. */
export interface Occurrence extends Hours {
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

function onDay(evento: Dated, dia: Dia): Occurrence {
  const { horaInicio, horaFin } = evento.exceptions?.get(dia) ?? evento;
  const hours = { horaInicio, horaFin };
  return { dia, begins: begins(dia, hours), ends: ends(dia, hours), ...hours };
}

/** The first day from one on, it included, that a recurrence falls on. */
const following = (recurrencia: Recurrencia, dia: Dia): Dia =>
  addDays(dia, (diaOfRecurrencia(recurrencia) - weekday(dia) + 7) % 7);

/** The last day that an event may take place; `null` for a weekly one without. */
const lastDay = ({ fechaExacta, fechaFin, fechaHasta }: Dated): Dia | null | undefined =>
  fechaExacta ? (fechaFin && fechaFin > fechaExacta ? fechaFin : fechaExacta) : fechaHasta;

/** Days from one date of an event to the next. */
const step = ({ fechaExacta }: Dated): number => (fechaExacta ? 1 : 7);

/**
 * The time an event takes place that counts at a moment: the one that is on, else the next one, else the last one there was. A weekly
 * event that ends at 10:30 is next week's from then on; one of several days takes place on each of them. Dates that are called off are none. `null` without
 * a date, and of what is put off.
 */
export function occurrence(evento: Dated, now: LocalTime): Occurrence | null {
  const { fechaExacta, fechaPeriodica, fechaDesde = null, exceptions } = evento;
  const first = fechaExacta ?? fechaDesde;
  if (evento.estado === 'pospuesto' || (!fechaExacta && !fechaPeriodica)) return null;
  const days = (dia: Dia) => (fechaExacta || !fechaPeriodica ? dia : following(fechaPeriodica, dia));
  const last = lastDay(evento);
  const yesterday = addDays(now.slice(0, 10), -1);
  let dia = days(first && first > yesterday ? first : yesterday);
  for (; !(last && dia > last); dia = addDays(dia, step(evento))) {
    const time = exceptions?.get(dia) === null ? null : onDay(evento, dia);
    if (time && time.ends > now) return time;
  }
  dia = days(addDays(last, 1 - step(evento)));
  while (exceptions?.get(dia) === null) dia = addDays(dia, -7);
  return exceptions && first && dia < first ? null : onDay(evento, dia);
}

/** The time after one of an event's; `null` where that was the last. */
export function nextOccurrence(evento: Dated, { dia: before }: Occurrence): Occurrence | null {
  const last = lastDay(evento);
  let dia = addDays(before, step(evento));
  while (evento.exceptions?.get(dia) === null) dia = addDays(dia, 7);
  return last && dia > last ? null : onDay(evento, dia);
}

/**
 * The moment by which something on a day is put in order: its start; its end, if it says that alone; without an hour the end of the
 * agenda's day, after all that has one. Never later than its end.
 */
export function placeOf(dia: Dia, hours: Hours): Date {
  if (hours.horaInicio) return momentOf(begins(dia, hours));
  return hours.horaFin ? momentOf(ends(dia, hours)) : dayEnds(dia);
}
