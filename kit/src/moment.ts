import { monthName, dayName as week } from '@vidriera/domain/values/fecha';
import { localTime } from '@vidriera/domain/values/local-time';

/** Milliseconds of the days whose weekday says which is meant. */
const NEAR = 6 * 24 * 3_600_000;

/** '21:00', by the zone's clocks. @param ms since 1970 */
export const hourOf = (ms: number): string => localTime(new Date(ms)).slice(11);

/** 'jue 26', and farther off '26 nov'. @param now both in milliseconds since 1970 */
export function dayOf(ms: number, now: number): string {
  const dia = localTime(new Date(ms)).slice(0, 10);
  const number = Number(dia.slice(8));
  return Math.abs(ms - now) < NEAR
    ? `${week(dia).slice(0, 3)} ${number}`
    : `${number} ${monthName(dia).slice(0, 3)}`;
}

/** 'hoy, 21:00', 'el jue 26, 21:00', and farther off 'el 26 nov, 21:00'. */
export function momentText(ms: number, now: number): string {
  const isToday = localTime(new Date(ms)).slice(0, 10) === localTime(new Date(now)).slice(0, 10);
  return `${isToday ? 'hoy' : `el ${dayOf(ms, now)}`}, ${hourOf(ms)}`;
}
