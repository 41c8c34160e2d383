import {
  agendaDia,
  begins,
  type Dated,
  type Hours,
  nextOccurrence,
  type Occurrence,
  occurrence,
  placeOf,
} from '../evento/occurrence.ts';
import { readRegla } from '../evento/regla.ts';
import { type Estado, isCalledOff } from '../evento/state.ts';
import { addDays, type Dia } from '../values/fecha.ts';
import type { Tipo } from '../values/ids.ts';
import { agendaDay, dayBegins, dayEnds, type LocalTime, localTime, momentOf } from '../values/local-time.ts';

/**
 * When an item of any kind is on, in local time. `of-stored` and `of-wire` make it; nothing else reads an item's days to say
 * when it begins, ends or is on.
 */
export interface When extends Hours {
  tipo: Tipo;
  /** Dates of an event, or classes of a course that has weekdays and a first day. */
  dates: Dated | null;
  /** First and last day of a course or promo; `null`: open. */
  from: Dia | null;
  to: Dia | null;
  estado?: Estado | undefined;
  /** Milliseconds; the moment of calling off. */
  calledOffAt?: number | undefined;
}

type Sources = {
  evento: Dated;
  curso: Hours & { regla?: string | null | undefined; fechaDesde: Dia | null; fechaHasta: Dia | null };
  promo: { fechaDesde: Dia | null; fechaHasta: Dia | null };
  link: object;
};
type Around = Pick<When, 'estado' | 'calledOffAt'>;
const NO_HOURS: Hours = { horaInicio: null, horaFin: null };

/** By kind. A course is at least its first day; with weekdays it goes on. */
const WHEN: { [T in Tipo]: (item: Sources[T]) => Omit<When, 'tipo' | keyof Around> } = {
  evento: (evento) => ({ dates: evento, from: null, to: null, ...hoursOf(evento) }),
  curso: ({ regla, fechaDesde, fechaHasta, ...hours }) => {
    const repeats = readRegla(regla) !== null && fechaDesde !== null;
    const series = {
      fechaExacta: null,
      fechaPeriodica: null,
      exceptions: null,
      regla,
      fechaDesde,
      fechaHasta,
    };
    return {
      dates: repeats ? { ...series, ...hoursOf(hours) } : null,
      from: fechaDesde,
      to: repeats ? fechaHasta : (fechaHasta ?? fechaDesde),
      ...hoursOf(hours),
    };
  },
  promo: ({ fechaDesde, fechaHasta }) => ({ dates: null, from: fechaDesde, to: fechaHasta, ...NO_HOURS }),
  link: () => ({ dates: null, from: null, to: null, ...NO_HOURS }),
};
const hoursOf = ({ horaInicio, horaFin }: Hours): Hours => ({ horaInicio, horaFin });

/** Makes it from an item's days in local time. */
export const whenOf = <T extends Tipo>(tipo: T, item: Sources[T], { estado, calledOffAt }: Around): When => ({
  tipo,
  ...WHEN[tipo](item),
  estado,
  calledOffAt,
});

/** First and last agenda day. */
export type Window = readonly [Dia, Dia];

/** An item's place among others: `moment` is its sort key, `dia` the agenda day that it is listed under. */
export interface WhenPlace {
  moment: Date;
  dia: Dia;
  /** An event's current, next or last date. */
  time: Occurrence | null;
}

const FAR: LocalTime = '9999-01-01T00:00';
/** Days that an item without a last day stays in lists after it is called off. */
const CALLED_OFF_DAYS = 30;
const DAY_MS = 86_400_000;

/** Returns the current date or class, else the next, else the last; `null` without dates. @param since skips earlier dates */
export const dateAt = ({ dates }: When, at: LocalTime, since?: Dia): Occurrence | null =>
  dates && occurrence(dates, at, since);

const isLasting = ({ tipo }: When): boolean => tipo === 'curso' || tipo === 'promo';

/** Returns the end of the last day or date, called off or not; `null` if it is open or undated. */
export function lastEnd({ tipo, dates, to }: When): LocalTime | null {
  if (tipo !== 'evento') return to && dayBegins(addDays(to, 1));
  if (!dates || !(dates.fechaExacta || dates.fechaHasta)) return null;
  return occurrence({ ...dates, exceptions: null, estado: undefined }, FAR)?.ends ?? null;
}

/**
 * Whether nothing is to come: events by the minute, courses and promos by the agenda's day.
 * @param time `dateAt` that moment, if computed
 */
export function isOver(when: When, at: LocalTime, time = dateAt(when, at)): boolean {
  if (isLasting(when)) return when.to !== null && when.to < agendaDay(at);
  return time !== null && time.ends <= at;
}

/**
 * Whether lists drop an item for good: what is cancelled goes when its last day is over; without one, or put off, `CALLED_OFF_DAYS` after
 * the calling off. A series whose dates are all called off goes with the last of them.
 * @param time `dateAt` that moment, if computed
 */
export function isGone(when: When, at: LocalTime, time = dateAt(when, at)): boolean {
  const calledOff = isCalledOff(when);
  if (!calledOff && (when.tipo !== 'evento' || time !== null)) return false;
  const last = lastEnd(when);
  const isEnded = last !== null && last <= at;
  if (!calledOff) return isEnded;
  if (when.estado === 'cancelado' && last !== null) return isEnded;
  const { calledOffAt } = when;
  if (calledOffAt === undefined || !(last === null || isEnded)) return false;
  return localTime(new Date(calledOffAt + CALLED_OFF_DAYS * DAY_MS)) <= at;
}

/** Whether a date, class or day is running. Called off, nothing is. */
export function isOn(when: When, at: LocalTime): boolean {
  const today = agendaDay(at);
  const time = when.dates ? dateAt(when, at) : occurrencesBetween(when, at, [today, today]).next().value;
  return !isCalledOff(when) && !!time && time.begins <= at && at < time.ends;
}

/** Returns the moments at which a running or coming event changes by itself; other kinds change with the day. */
export function changesAt(when: When, at: LocalTime): LocalTime[] {
  const time = when.tipo === 'evento' ? dateAt(when, at) : null;
  return time ? [time.begins, time.ends].filter((moment) => moment > at) : [];
}

/**
 * Returns the beginning of the running or next date of an event, and of a course or promo that begins today or later: it begins once.
 * `null` after it, and for what is undated or called off.
 */
export function nextBeginning(when: When, at: LocalTime): LocalTime | null {
  if (isCalledOff(when)) return null;
  if (isLasting(when)) return when.from && when.from >= agendaDay(at) ? begins(when.from, when) : null;
  const time = dateAt(when, at);
  return time && time.ends > at ? time.begins : null;
}

/**
 * Yields the dates, classes or days of an item in a window, without those that are over, or called off. A course without weekdays or a
 * promo is one stretch, cut to the window.
 */
export function* occurrencesBetween(when: When, at: LocalTime, [first, last]: Window): Generator<Occurrence> {
  if (isCalledOff(when) || isOver(when, at)) return;
  const since = isLasting(when) ? dayBegins(agendaDay(at)) : at;
  if (when.dates) {
    for (
      let time = dateAt(when, since, first);
      time && time.ends > since;
      time = nextOccurrence(when.dates, time)
    ) {
      const dia = agendaDia(time.dia, time);
      if (dia > last) return;
      if ((time.lastDia ?? dia) >= first) yield time;
    }
    return;
  }
  if (!isLasting(when) || (when.tipo === 'curso' && when.to === null)) return;
  const from = when.from && when.from > first ? when.from : first;
  const to = when.to && when.to < last ? when.to : last;
  if (from > to) return;
  const { horaInicio, horaFin } = when;
  yield {
    dia: from,
    lastDia: to,
    begins: dayBegins(from),
    ends: dayBegins(addDays(to, 1)),
    horaInicio,
    horaFin,
  };
}

/** The place of one date of an event. One that lasts for days moves on with them. @param since no earlier day */
export function datePlace(time: Occurrence, since: Dia): WhenPlace {
  const first = agendaDia(time.dia, time);
  if (time.lastDia === undefined || since <= first)
    return { moment: placeOf(time.dia, time), dia: first, time };
  const dia = since < time.lastDia ? since : time.lastDia;
  return { moment: momentOf(dayBegins(dia)), dia, time };
}

/** By kind. The moments are what lists are sorted by. */
const PLACE: Record<Tipo, (when: When, at: LocalTime, time: Occurrence | null) => WhenPlace | null> = {
  evento: (_, at, time) => time && datePlace(time, agendaDay(at)),
  curso: (when, at) => {
    const today = agendaDay(at);
    const { from, to } = when;
    const goesOn = from !== null && from < today && to === null ? dateAt(when, dayBegins(today)) : null;
    const dia = goesOn?.dia ?? (from && from >= today ? from : (to ?? from));
    return dia === null ? null : { moment: placeOf(dia, when), dia, time: null };
  },
  promo: ({ to }) => (to === null ? null : { moment: dayEnds(to), dia: to, time: null }),
  link: () => null,
};

/** Returns an item's place among others; `null` if it is undated, open or postponed. @param time `dateAt` that moment, if computed */
export const placeAt = (when: When, at: LocalTime, time = dateAt(when, at)): WhenPlace | null =>
  PLACE[when.tipo](when, at, time);

/**
 * Returns the sort key that is stored as `proximaFecha`: an event's current, next or last date; a course's first day, then its last or,
 * if it goes on, its next class; the end of a promo's last day.
 */
export const sortMoment = (when: When, at: LocalTime): Date | null => placeAt(when, at)?.moment ?? null;
