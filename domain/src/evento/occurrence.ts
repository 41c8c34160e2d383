import { addDays, type Dia } from '../values/fecha.ts';
import { agendaDay, at, dayBegins, dayEnds, type LocalTime, later, momentOf } from '../values/local-time.ts';
import { nearestDate, type Repeating, reglaOf } from './regla.ts';
import type { Estado } from './state.ts';

/** Assumed length in minutes of an event without an end. */
export const DURATION = 180;

export interface Hours {
  horaInicio: string | null;
  horaFin: string | null;
}

/** One date of a repeating event that differs; without hours, those of all dates. */
export interface DateException extends Partial<Hours> {
  agotado?: boolean;
}

/** Exceptions of a repeating event; `null`: cancelled. */
export type Exceptions = ReadonlyMap<Dia, DateException | null>;

/** An event’s dates: one day, several days (`fechaFin`), weekly, or by a rule, which counts from `fechaDesde`. */
export interface Dated extends Hours, Repeating {
  fechaExacta: Dia | null;
  fechaFin?: Dia | null | undefined;
  fechaDesde?: Dia | null | undefined;
  fechaHasta?: Dia | null | undefined;
  /** From its first hour on `fechaExacta` to its last on `fechaFin` without a break; otherwise each day has the hours. */
  corrido?: boolean | undefined;
  estado?: Estado | undefined;
  /** `null`: none. A repeating event without them says dates that are off. */
  exceptions: Exceptions | null;
}

/** Whether an event has one date: not repeating, and not on each of several days. */
export const isSingleDate = ({
  fechaExacta,
  fechaFin,
  corrido,
}: Pick<Dated, 'fechaExacta' | 'fechaFin' | 'corrido'>): boolean =>
  Boolean(fechaExacta && (!fechaFin || fechaFin <= fechaExacta || corrido));

/** One occurrence with its hours. */
export interface Occurrence extends Hours {
  /** Calendar day. */
  dia: Dia;
  begins: LocalTime;
  ends: LocalTime;
  /** Last agenda day, if it lasts for several. */
  lastDia?: Dia;
  /** Only this date is sold out. */
  agotado?: boolean;
}

/** Returns the start; without an hour, the start of the agenda’s day. */
export const begins = (dia: Dia, { horaInicio }: Hours): LocalTime =>
  horaInicio ? at(dia, horaInicio) : dayBegins(dia);

/** Returns the end; an end before the start is on the next day. Without hours, the end of the agenda’s day. */
export function ends(dia: Dia, { horaInicio, horaFin }: Hours): LocalTime {
  if (!horaFin) return horaInicio ? later(at(dia, horaInicio), DURATION) : dayBegins(addDays(dia, 1));
  const isNextDay = at(dia, horaFin) <= begins(dia, { horaInicio, horaFin });
  return at(isNextDay ? addDays(dia, 1) : dia, horaFin);
}

/** Returns the agenda day of an event on a calendar day: '00:30' belongs to the day before. */
export const agendaDia = (dia: Dia, { horaInicio }: Pick<Hours, 'horaInicio'>): Dia =>
  horaInicio ? agendaDay(at(dia, horaInicio)) : dia;

/** Whether the days of an event are one date. It takes hours to begin and end. */
export const isStretch = ({ corrido, fechaExacta, fechaFin, horaInicio }: Dated): boolean =>
  Boolean(corrido && horaInicio && fechaExacta && fechaFin && fechaFin > fechaExacta);

function stretch({ fechaFin, horaInicio, horaFin }: Dated, dia: Dia): Occurrence {
  const [hours, last] = [{ horaInicio, horaFin }, fechaFin ?? dia];
  const end = horaFin ? at(last, horaFin) : dayBegins(addDays(last, 1));
  return { dia, begins: begins(dia, hours), ends: end, lastDia: agendaDay(later(end, -1)), ...hours };
}

function onDay(evento: Dated, dia: Dia): Occurrence {
  if (isStretch(evento)) return stretch(evento, dia);
  const own = evento.exceptions?.get(dia);
  const hours = {
    horaInicio: own?.horaInicio ?? evento.horaInicio,
    horaFin: own?.horaFin ?? evento.horaFin,
  };
  return {
    dia,
    begins: begins(dia, hours),
    ends: ends(dia, hours),
    ...hours,
    ...(own?.agotado && { agotado: true }),
  };
}

/** Last day on which it may begin; `null` for an endless event. */
function lastDay(evento: Dated): Dia | null | undefined {
  const { fechaExacta, fechaFin, fechaHasta } = evento;
  if (!fechaExacta) return fechaHasta;
  return fechaFin && fechaFin > fechaExacta && !isStretch(evento) ? fechaFin : fechaExacta;
}

/** Returns an event’s nearest date from a day on, or backwards; `null` if it is undated. */
function dateFrom(evento: Dated): ((dia: Dia, step?: 1 | -1) => Dia) | null {
  const { fechaExacta, fechaPeriodica, fechaDesde } = evento;
  if (fechaExacta) return (dia) => dia;
  const regla = reglaOf(evento);
  if (!regla || !(fechaPeriodica || fechaDesde)) return null;
  return (dia, step) => nearestDate(regla, fechaDesde ?? dia, dia, step);
}

const latest = (...days: (Dia | null | undefined)[]): Dia =>
  days.reduce<Dia>((latest, dia) => (dia && dia > latest ? dia : latest), '');

/**
 * Returns the current occurrence, else the next, else the last; `null` without a date or if postponed. Cancelled dates are skipped.
 * @param since skips earlier dates
 */
export function occurrence(evento: Dated, now: LocalTime, since?: Dia): Occurrence | null {
  const { fechaExacta, fechaDesde, exceptions } = evento;
  const nearest = dateFrom(evento);
  if (evento.estado === 'pospuesto' || !nearest) return null;
  const first = fechaExacta ?? fechaDesde;
  const last = lastDay(evento);
  let dia = nearest(latest(first, since, addDays(now.slice(0, 10), -1)));
  for (; !(last && dia > last); dia = nearest(addDays(dia, 1))) {
    const time = exceptions?.get(dia) === null ? null : onDay(evento, dia);
    if (time && time.ends > now) return time;
  }
  dia = nearest(last, -1);
  while (exceptions?.get(dia) === null) dia = nearest(addDays(dia, -1), -1);
  return (exceptions || !evento.fechaPeriodica) && first && dia < first ? null : onDay(evento, dia);
}

/** Returns the next occurrence; `null` after the last. */
export function nextOccurrence(evento: Dated, { dia: before }: Occurrence): Occurrence | null {
  const nearest = dateFrom(evento);
  if (!nearest) return null;
  const last = lastDay(evento);
  let dia = nearest(addDays(before, 1));
  while (evento.exceptions?.get(dia) === null) dia = nearest(addDays(dia, 1));
  return last && dia > last ? null : onDay(evento, dia);
}

/** Returns the date on a day; `null` if there is none, or if it is called off. */
export function dateOn(evento: Dated, dia: Dia): Occurrence | null {
  let time = occurrence(evento, at(dia, '00:00'));
  while (time && time.dia < dia) time = nextOccurrence(evento, time);
  return time?.dia === dia ? time : null;
}

/** Sort key of an occurrence: its start, else its end, else the end of the agenda’s day. */
export function placeOf(dia: Dia, hours: Hours): Date {
  if (hours.horaInicio) return momentOf(begins(dia, hours));
  return hours.horaFin ? momentOf(ends(dia, hours)) : dayEnds(dia);
}
