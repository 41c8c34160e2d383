import { addDays, type Dia, offset, ZONE } from './fecha.ts';

/** Local time to the minute: '2026-11-27T21:00'. Sorts as text. */
export type LocalTime = string;

/** The agenda’s day begins here: earlier hours belong to the night before. */
const DAY_BEGINS = '06:00';

export const localTime = (moment: Date): LocalTime =>
  new Date(moment.getTime() + offset(moment, ZONE)).toISOString().slice(0, 16);

export const at = (dia: Dia, hora: string): LocalTime => `${dia}T${hora}`;

/** Caches moments by hour: time zone arithmetic for 10,000 entries takes a second. */
const hours = new Map<string, number>();
const HOURS_MAX = 50_000;

function hourBegins(hour: string): number {
  const known = hours.get(hour);
  if (known !== undefined) return known;
  const utc = Date.parse(`${hour}:00Z`);
  const guess = new Date(utc - offset(new Date(utc), ZONE));
  const moment = utc - offset(guess, ZONE);
  if (hours.size >= HOURS_MAX) hours.clear();
  hours.set(hour, moment);
  return moment;
}

/** Returns the moment of a local time. */
export const momentOf = (time: LocalTime): Date =>
  new Date(hourBegins(time.slice(0, 13)) + Number(time.slice(14, 16)) * 60_000);

/** Adds minutes. */
export function later(time: LocalTime, minutes: number): LocalTime {
  const minute = Number(time.slice(11, 13)) * 60 + Number(time.slice(14)) + minutes;
  // Fast path within the day: the calendar takes ten times as long.
  if (minute >= 0 && minute < 1440) return at(time.slice(0, 10), horaOf(minute));
  return new Date(Date.parse(`${time}Z`) + minutes * 60_000).toISOString().slice(0, 16);
}

const two = (count: number): string => String(count).padStart(2, '0');
const horaOf = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

export const dayBegins = (dia: Dia): LocalTime => at(dia, DAY_BEGINS);

/** Returns the agenda’s day, which runs from 06:00 to 06:00. */
export const agendaDay = (time: LocalTime): Dia =>
  isNight(time) ? addDays(time.slice(0, 10), -1) : time.slice(0, 10);

/** From midnight to 06:00 the agenda's day is the calendar's yesterday. A day without an hour is no night. */
export const isNight = (time: LocalTime): boolean => time.length > 10 && time.slice(11) < DAY_BEGINS;

/** Returns when the words for days change next: at midnight, and at 06:00. */
export const wordsChange = (now: LocalTime): LocalTime =>
  isNight(now) ? dayBegins(now.slice(0, 10)) : at(addDays(now.slice(0, 10), 1), '00:00');

/** Returns the time of an hour in the agenda's day: hours before 06:00 are on the next day. */
export const agendaTime = (dia: Dia, hora: string): LocalTime =>
  at(hora < DAY_BEGINS ? addDays(dia, 1) : dia, hora);

export const dayEnds = (dia: Dia): Date => new Date(momentOf(dayBegins(addDays(dia, 1))).getTime() - 1);
