import { nearestDate, type Regla, writeRegla } from '@vidriera/domain/evento/regla';
import { addDays, type Dia, weekday } from '@vidriera/domain/values/fecha';
import { LIMITS } from '@vidriera/domain/values/limits';
import type ICAL from 'ical.js';
import type { CalendarDate } from './occurrences.ts';

/** A repeating event in our words, with the dates that stand apart. */
interface Repetition {
  regla: string;
  fechaDesde: Dia | null;
  fechaHasta: Dia | null;
  horaInicio: string | null;
  horaFin: string | null;
  excepciones: string[];
  apart: CalendarDate[];
}

interface Repeated {
  rule: ICAL.Recur | null;
  dates: readonly CalendarDate[];
  isEndless: boolean;
  first: Dia;
}

/**
 * Says a rule in our words; `null` if it can't be said, so that its dates are brought.
 * It is compared with the calendar's own dates, so a wrong guess becomes dates, never a wrong day.
 */
export function repetitionOf({ rule, dates, isEndless, first }: Repeated): Repetition | null {
  const [next] = dates;
  const last = dates.at(-1);
  if (!next || !last || dates.some(({ fechaFin }) => fechaFin)) return null;
  const regla = rule && guess(rule, dates);
  if (!regla) return null;
  const onDay = new Map(dates.filter(({ dia, ruled }) => dia === ruled).map((date) => [date.dia, date]));
  const usual = mostUsual([...onDay.values()]);
  if (!usual) return null;
  const days = daysOf(regla, next.ruled, last.ruled);
  if (dates.some(({ ruled }) => !days.includes(ruled))) return null;
  const excepciones: string[] = [];
  for (const dia of days) {
    const date = onDay.get(dia);
    if (!date) excepciones.push(`${dia}|cancelado`);
    else if (hours(date) !== hours(usual)) {
      if (!date.horaInicio || !date.horaFin) return null;
      excepciones.push(`${dia}|${date.horaInicio}|${date.horaFin}`);
    }
  }
  if (excepciones.length > LIMITS.excepciones) return null;
  const isWeekly = 'days' in regla && regla.every === 1 && regla.days.length === 1;
  return {
    regla: writeRegla(regla),
    // Every second week counts from a date; a day of every week needs none. The same one at each reading, where the rule allows it.
    fechaDesde:
      first >= next.ruled ? first : isWeekly ? null : isFrom(regla, first, days) ? first : next.ruled,
    fechaHasta: isEndless ? null : last.ruled,
    horaInicio: usual.horaInicio,
    horaFin: usual.horaFin,
    excepciones,
    apart: dates.filter(({ dia, ruled }) => dia !== ruled),
  };
}

/** The kind of a rule, with the weekdays of its dates here: another zone may name the day before. */
function guess({ freq, interval, parts }: ICAL.Recur, dates: readonly CalendarDate[]): Regla | null {
  const { BYDAY = [], BYSETPOS = [], ...otherParts } = parts;
  if (Object.keys(otherParts).length > 0) return null;
  const days = [...new Set(dates.map(({ ruled }) => (weekday(ruled) + 6) % 7))].sort((a, b) => a - b);
  const [day, ...more] = days;
  if (day === undefined) return null;
  if (freq === 'DAILY' && interval === 1 && BYDAY.length === 0) return { every: 1, days };
  if (freq === 'WEEKLY') return interval === 1 || interval === 2 ? { every: interval, days } : null;
  const nth = NTH.find(
    (week) => week === (BYSETPOS.length === 1 ? BYSETPOS[0] : Number.parseInt(String(BYDAY[0]), 10)),
  );
  const isNth = freq === 'MONTHLY' && interval === 1 && BYDAY.length === 1 && more.length === 0;
  return isNth && nth ? { nth, day } : null;
}
const NTH = [1, 2, 3, 4, -1] as const;

/** Whether the rule has these days also if it counts from another one. */
const isFrom = (regla: Regla, first: Dia, days: readonly Dia[]): boolean =>
  days.every((dia) => nearestDate(regla, first, dia) === dia);

function daysOf(regla: Regla, first: Dia, last: Dia): Dia[] {
  const days: Dia[] = [];
  for (
    let dia = nearestDate(regla, first, first);
    dia <= last;
    dia = nearestDate(regla, first, addDays(dia, 1))
  )
    days.push(dia);
  return days;
}

const hours = ({ horaInicio, horaFin }: CalendarDate): string => `${horaInicio}|${horaFin}`;

/** The date whose hours most others have. */
function mostUsual(dates: CalendarDate[]): CalendarDate | undefined {
  const amount = (of: CalendarDate) => dates.filter((date) => hours(date) === hours(of)).length;
  return dates.reduce<CalendarDate | undefined>(
    (best, date) => (!best || amount(date) > amount(best) ? date : best),
    undefined,
  );
}
