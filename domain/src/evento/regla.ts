import type { Dia } from '../values/fecha.ts';
import { RECURRENCIAS, type Recurrencia } from './recurrencia.ts';

/** How an event repeats: on weekdays of every or every second week, or on one weekday of each month. Days: 0 = Monday. */
export type Regla = { every: 1 | 2; days: readonly number[] } | { nth: Nth; day: number };
/** Which one of a month; -1: the last. */
export type Nth = 1 | 2 | 3 | 4 | -1;

/** Weekdays of RFC 5545, Monday first. */
const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
const inOrder = DAYS.map(
  (day, i) =>
    day +
    DAYS.slice(i + 1)
      .map((after) => `(,${after})?`)
      .join(''),
);

/** Stored rules, a part of RFC 5545's: 'FREQ=WEEKLY;BYDAY=MO,TH', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', 'FREQ=MONTHLY;BYDAY=-1SU'. */
export const REGLA = `FREQ=WEEKLY;(INTERVAL=2;)?BYDAY=(${inOrder.join('|')})|FREQ=MONTHLY;BYDAY=([1-4]|-1)(${DAYS.join('|')})`;
const VALID = new RegExp(`^(?:${REGLA})$`);

/** Reads a stored rule; `null` if it is none. */
export function readRegla(text: string | null | undefined): Regla | null {
  if (!text || !VALID.test(text)) return null;
  const by = text.slice(text.indexOf('BYDAY=') + 6);
  const days = by.split(',').map((weekdayName) => DAYS.findIndex((day) => weekdayName.endsWith(day)));
  if (text.startsWith('FREQ=MONTHLY')) return { nth: Number(by.slice(0, -2)) as Nth, day: days[0] ?? 0 };
  return { every: text.includes('INTERVAL=2') ? 2 : 1, days };
}

export const writeRegla = (regla: Regla): string =>
  'nth' in regla
    ? `FREQ=MONTHLY;BYDAY=${regla.nth}${DAYS[regla.day]}`
    : `FREQ=WEEKLY;${regla.every === 2 ? 'INTERVAL=2;' : ''}BYDAY=${DAYS.filter((_, i) => regla.days.includes(i))}`;

export interface Repeating {
  fechaPeriodica: Recurrencia | null;
  regla?: string | null | undefined;
}

/** Returns the rule of an event; `null` if it does not repeat. */
export const reglaOf = ({ fechaPeriodica, regla }: Repeating): Regla | null =>
  fechaPeriodica ? { every: 1, days: [RECURRENCIAS.indexOf(fechaPeriodica)] } : readRegla(regla);

/** The weekdays of a rule. */
export function daysOf(regla: Regla | null): readonly number[] {
  if (!regla) return [];
  return 'nth' in regla ? [regla.day] : regla.days;
}

const DAY = 86_400_000;
/** Days since 1970-01-01, a Thursday. */
function numberOf(dia: Dia): number {
  const number = Date.parse(dia) / DAY;
  if (!Number.isInteger(number)) throw new RangeError(`Not a day: ${dia}`);
  return number;
}
const dayOfMonth = (number: number): number => new Date(number * DAY).getUTCDate();
const weekOf = (number: number): number => Math.floor((number + 3) / 7);
const weekdayOf = (number: number): number => number + 3 - 7 * weekOf(number);

function falls(regla: Regla, number: number, first: number): boolean {
  const day = weekdayOf(number);
  if ('days' in regla)
    return regla.days.includes(day) && (weekOf(number) - weekOf(first)) % regla.every === 0;
  if (day !== regla.day) return false;
  return regla.nth === -1 ? dayOfMonth(number + 7) <= 7 : Math.ceil(dayOfMonth(number) / 7) === regla.nth;
}

/**
 * Returns a rule's nearest date, not before a day; backwards, not after it.
 * @param first a day of the week from which every second week counts
 */
export function nearestDate(regla: Regla, first: Dia, dia: Dia, step: 1 | -1 = 1): Dia {
  const from = numberOf(first);
  let number = numberOf(dia);
  while (!falls(regla, number, from)) number += step;
  return new Date(number * DAY).toISOString().slice(0, 10);
}
