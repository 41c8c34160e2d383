import { addDays, type Dia, weekday } from '../values/fecha.ts';
import { agendaDay, at, dayBegins, dayEnds, type LocalTime, later, momentOf } from '../values/local-time.ts';
import { diaOfRecurrencia, type Recurrencia } from './recurrencia.ts';
import type { Estado } from './state.ts';

/** Assumed length in minutes of an event without an end. */
export const DURATION = 180;

export interface Hours {
  horaInicio: string | null;
  horaFin: string | null;
}

/** One date of a weekly event that differs; without hours, those of every week. */
export interface DateException extends Partial<Hours> {
  agotado?: boolean;
}

/** Exceptions of a weekly event; `null`: cancelled. */
export type Exceptions = ReadonlyMap<Dia, DateException | null>;

/** An event’s dates: one day, several days (`fechaFin`), or weekly. */
export interface Dated extends Hours {
  fechaExacta: Dia | null;
  fechaPeriodica: Recurrencia | null;
  fechaFin?: Dia | null | undefined;
  fechaDesde?: Dia | null | undefined;
  fechaHasta?: Dia | null | undefined;
  estado?: Estado | undefined;
  exceptions?: Exceptions | undefined;
}

/** One occurrence with its hours. */
export interface Occurrence extends Hours {
  /** Calendar day. */
  dia: Dia;
  begins: LocalTime;
  ends: LocalTime;
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

function onDay(evento: Dated, dia: Dia): Occurrence {
  const own = evento.exceptions?.get(dia);
  const hours = {
    horaInicio: own?.horaInicio ?? evento.horaInicio,
    horaFin: own?.horaFin ?? evento.horaFin,
  };
  return {
    ...{ dia, begins: begins(dia, hours), ends: ends(dia, hours), ...hours },
    ...(own?.agotado && { agotado: true }),
  };
}

const following = (recurrencia: Recurrencia, dia: Dia): Dia =>
  addDays(dia, (diaOfRecurrencia(recurrencia) - weekday(dia) + 7) % 7);

/** Last possible day; `null` for an endless weekly event. */
const lastDay = ({ fechaExacta, fechaFin, fechaHasta }: Dated): Dia | null | undefined =>
  fechaExacta ? (fechaFin && fechaFin > fechaExacta ? fechaFin : fechaExacta) : fechaHasta;

const step = ({ fechaExacta }: Dated): number => (fechaExacta ? 1 : 7);

/** Returns the current occurrence, else the next, else the last; `null` without a date or if postponed. Cancelled dates are skipped. */
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

/** Returns the next occurrence; `null` after the last. */
export function nextOccurrence(evento: Dated, { dia: before }: Occurrence): Occurrence | null {
  const last = lastDay(evento);
  let dia = addDays(before, step(evento));
  while (evento.exceptions?.get(dia) === null) dia = addDays(dia, 7);
  return last && dia > last ? null : onDay(evento, dia);
}

/** Sort key of an occurrence: its start, else its end, else the end of the agenda’s day. */
export function placeOf(dia: Dia, hours: Hours): Date {
  if (hours.horaInicio) return momentOf(begins(dia, hours));
  return hours.horaFin ? momentOf(ends(dia, hours)) : dayEnds(dia);
}
