import { addDays, type Dia, offset, ZONE } from './fecha.ts';

/** A moment by the zone's clocks, to the minute: '2026-11-27T21:00'. As texts they compare in order. */
export type LocalTime = string;

/** When the agenda's day begins: what starts earlier belongs to the night before. */
const DAY_BEGINS = '06:00';

/** What the zone's clocks show at a moment. */
export const localTime = (moment: Date): LocalTime =>
  new Date(moment.getTime() + offset(moment, ZONE)).toISOString().slice(0, 16);

/** A day of the calendar and a time of day, '21:00', as one. */
export const at = (dia: Dia, hora: string): LocalTime => `${dia}T${hora}`;

/** The moment at which the zone's clocks show that. */
export function momentOf(time: LocalTime): Date {
  const utc = Date.parse(`${time}Z`);
  const guess = new Date(utc - offset(new Date(utc), ZONE));
  return new Date(utc - offset(guess, ZONE));
}

/** The same, some minutes later. */
export function later(time: LocalTime, minutes: number): LocalTime {
  const minute = Number(time.slice(11, 13)) * 60 + Number(time.slice(14)) + minutes;
  // Within the day no calendar is needed, which takes ten times as long.
  if (minute >= 0 && minute < 1440) return at(time.slice(0, 10), horaOf(minute));
  return new Date(Date.parse(`${time}Z`) + minutes * 60_000).toISOString().slice(0, 16);
}

const two = (count: number): string => String(count).padStart(2, '0');
/** The time of day that is so many minutes after midnight. */
const horaOf = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** When a day of the agenda begins. */
export const dayBegins = (dia: Dia): LocalTime => at(dia, DAY_BEGINS);

/** The day of the agenda: it runs from 06:00 to 06:00, so half past midnight is still the evening before. */
export const agendaDay = (time: LocalTime): Dia =>
  time.slice(11) < DAY_BEGINS ? addDays(time.slice(0, 10), -1) : time.slice(0, 10);

/** The last moment of a day of the agenda: a millisecond before the next. */
export const dayEnds = (dia: Dia): Date => new Date(momentOf(dayBegins(addDays(dia, 1))).getTime() - 1);
