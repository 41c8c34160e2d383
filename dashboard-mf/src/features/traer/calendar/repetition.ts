import { nearestDate, type Regla, writeRegla } from '@vidriera/domain/evento/regla';
import { addDays, type Dia, weekday } from '@vidriera/domain/values/fecha';
import { LIMITS } from '@vidriera/domain/values/limits';
import type { CalendarDate, Expansion, RuledDate } from './expand.ts';

/** A repeating event in our words, with the dates that stand apart. */
interface Repetition {
  regla: string;
  fechaDesde: Dia | null;
  fechaHasta: Dia | null;
  horaInicio: string | null;
  horaFin: string | null;
  excepciones: string[];
  apart: (CalendarDate & { ruled: Dia })[];
}

const NTH = [1, 2, 3, 4, -1] as const;

/** The rule of ours that has these dates and no other until a day. */
function ruleOf(days: readonly Dia[], until: Dia): Regla | null {
  const weekdays = [...new Set(days.map((dia) => (weekday(dia) + 6) % 7))].sort((a, b) => a - b);
  const [day, ...otherDays] = weekdays;
  const [first] = days;
  if (day === undefined || first === undefined) return null;
  const candidates: Regla[] = [
    ...([1, 2] as const).map((every) => ({ every, days: weekdays })),
    ...(otherDays.length === 0 ? NTH.map((nth) => ({ nth, day })) : []),
  ];
  const isSame = (own: Dia[]) => own.length === days.length && own.every((dia, i) => dia === days[i]);
  return candidates.find((regla) => isSame(daysOf(regla, first, until, days.length))) ?? null;
}

/** Dates of a rule between two days, one more than wanted at most. */
function daysOf(regla: Regla, first: Dia, last: Dia, wanted: number): Dia[] {
  const days: Dia[] = [];
  for (
    let dia = nearestDate(regla, first, first);
    dia <= last && days.length <= wanted;
    dia = nearestDate(regla, first, addDays(dia, 1))
  )
    days.push(dia);
  return days;
}

/** Whether the rule has these days also if it counts from another one. */
const isFrom = (regla: Regla, first: Dia, days: readonly Dia[]): boolean =>
  days.every((dia) => nearestDate(regla, first, dia) === dia);

/**
 * The first day of a series: every second week counts from it, and a day of every week needs none. The same one at each reading, where the
 * rule has no other date until the next one.
 */
function firstOf(regla: Regla, days: readonly Dia[], first: Dia, today: Dia): Dia | null {
  const [next = first] = days;
  if (first >= next) return first;
  if (!isFrom(regla, first, days) || nearestDate(regla, first, today) < next) return next;
  return 'days' in regla && regla.every === 1 && regla.days.length === 1 ? null : first;
}

const hours = ({ horaInicio, horaFin }: CalendarDate): string => `${horaInicio}|${horaFin}`;

/** The date whose hours most others have. */
function mostUsual(dates: readonly CalendarDate[]): CalendarDate | undefined {
  const amounts = new Map<string, number>();
  for (const date of dates) amounts.set(hours(date), (amounts.get(hours(date)) ?? 0) + 1);
  const most = Math.max(0, ...amounts.values());
  return dates.find((date) => amounts.get(hours(date)) === most);
}

/** Returns the exception that a date needs, ‘’ for none; `null` if its hours can't be said. */
function exceptionOf({ ruled, date }: RuledDate, usual: CalendarDate): string | null {
  if (!date || date.dia !== ruled) return `${ruled}|cancelado`;
  if (hours(date) === hours(usual)) return '';
  return date.horaInicio && date.horaFin ? `${ruled}|${date.horaInicio}|${date.horaFin}` : null;
}

/**
 * Says a series in our words: a rule of ours that has the same dates, with its exceptions. `null` if there is none, so that its dates are
 * brought.
 */
export function repetitionOf({ dates, first, last, seen }: Expansion, today: Dia): Repetition | null {
  const days = dates.map(({ ruled }) => ruled);
  const regla = ruleOf(days, last !== null && last < seen ? last : seen);
  const [next] = days;
  const onDay = dates.flatMap(({ date, ruled }) => (date?.dia === ruled ? [date] : []));
  const usual = mostUsual(onDay);
  if (!regla || !next || !usual || onDay.some(({ fechaFin }) => fechaFin)) return null;
  const own = dates.map((date) => exceptionOf(date, usual));
  const excepciones = own.flatMap((text) => text || []);
  if (own.includes(null) || excepciones.length > LIMITS.excepciones) return null;
  return {
    regla: writeRegla(regla),
    fechaDesde: firstOf(regla, days, first, today),
    fechaHasta: last,
    horaInicio: usual.horaInicio,
    horaFin: usual.horaFin,
    excepciones,
    apart: dates.flatMap(({ date, ruled }) => (date && date.dia !== ruled ? [{ ...date, ruled }] : [])),
  };
}
