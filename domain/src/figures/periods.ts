import { addDays, type Dia } from '../values/fecha.ts';
import { addDay, type Day, dayOf, type Month } from './month.ts';

/** Spans by the days that they hold, today included. Those before are as long. */
export const SPANS = { dia: 1, semana: 7, mes: 30, anio: 365 } as const;
export type Span = keyof typeof SPANS;

/** Both days belong to it. */
export interface Period {
  from: Dia;
  to: Dia;
}

export const periodOf = (span: Span, today: Dia): Period => ({
  from: addDays(today, 1 - SPANS[span]),
  to: today,
});

/** Returns the period of the same length before. */
export const periodBefore = (span: Span, { from }: Period): Period => periodOf(span, addDays(from, -1));

export function daysOf({ from, to }: Period): Dia[] {
  const days: Dia[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Returns the months that a period touches: '2026-11'. */
export const monthsOf = (period: Period): string[] => [
  ...new Set(daysOf(period).map((day) => day.slice(0, 7))),
];

export const totalOf = (months: ReadonlyMap<string, Month>, period: Period): Day =>
  daysOf(period)
    .map((day) => dayOf(months, day))
    .reduce(addDay, {});

/** A bar of the chart: a day, or a year's month as far as the period holds it. */
export interface Step {
  /** '2026-11-27', or '2026-11'. */
  name: string;
  day: Day;
}

export function stepsOf(months: ReadonlyMap<string, Month>, span: Span, period: Period): Step[] {
  const days = daysOf(period).map((name) => ({ name, day: dayOf(months, name) }));
  if (span !== 'anio') return days;
  return monthsOf(period).map((name) => ({
    name,
    day: days
      .filter((step) => step.name.startsWith(name))
      .map(({ day }) => day)
      .reduce(addDay, {}),
  }));
}

/** Returns the hours of a period that met a limit: '2026-11-27T21'. */
export const cappedIn = (months: ReadonlyMap<string, Month>, period: Period): string[] =>
  monthsOf(period).flatMap((name) =>
    (months.get(name)?.capped ?? [])
      .map((hour) => `${name}-${hour}`)
      .filter((hour) => hour.slice(0, 10) >= period.from && hour.slice(0, 10) <= period.to),
  );
