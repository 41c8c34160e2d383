import { monthName, dayName as week } from '@vidriera/domain/values/fecha';
import { localTime } from '@vidriera/domain/values/local-time';

/** Milliseconds within which a weekday is unambiguous. */
const NEAR = 6 * 24 * 3_600_000;

/** '21:00' in the product's time zone. @param ms since 1970 */
export const hourOf = (ms: number): string => localTime(new Date(ms)).slice(11);

/** 'jue 26', or '26 nov' if it is further away. @param now both in milliseconds since 1970 */
export function dayOf(ms: number, now: number): string {
  const dia = localTime(new Date(ms)).slice(0, 10);
  const number = Number(dia.slice(8));
  return Math.abs(ms - now) < NEAR
    ? `${week(dia).slice(0, 3)} ${number}`
    : `${number} ${monthName(dia).slice(0, 3)}`;
}

/** 'hoy, 21:00', 'el jue 26, 21:00', or 'el 26 nov, 21:00' if it is further away */
export function momentText(ms: number, now: number): string {
  const isToday = localTime(new Date(ms)).slice(0, 10) === localTime(new Date(now)).slice(0, 10);
  return `${isToday ? 'hoy' : `el ${dayOf(ms, now)}`}, ${hourOf(ms)}`;
}
