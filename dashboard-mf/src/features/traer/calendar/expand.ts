import { addDays, type Dia } from '@vidriera/domain/values/fecha';
import { at, type LocalTime } from '@vidriera/domain/values/local-time';
import type ICAL from 'ical.js';
import { type Local, localOf, names, timesOf, zoneOf } from './moments.ts';

/** One date of a calendar's event, in the product's local time. */
export interface CalendarDate {
  dia: Dia;
  horaInicio: string | null;
  horaFin: string | null;
  /** Last day, if it lasts longer than a night. */
  fechaFin: Dia | null;
  /** It lasts until then without a break. */
  corrido: boolean;
  ends: LocalTime;
}

/** A date as the rule gives it, and what became of it; `null`: called off. */
export interface RuledDate {
  ruled: Dia;
  date: CalendarDate | null;
  isMoved: boolean;
}

/** The dates of an event that are not over, until the horizon. */
export interface Expansion {
  /** By its rules. */
  dates: RuledDate[];
  /** Apart from its rules: named one by one, or moved from a day that is over. */
  extra: (CalendarDate & { ruled: Dia })[];
  /** Its very first day. */
  first: Dia;
  /** The last day on which it may be; `null`: it goes on. */
  last: Dia | null;
  /** The last day that was looked at. */
  seen: Dia;
}

/** An event that can't be expanded; the message says why. */
export class NotExpanded extends Error {}

/** Days that a repeating event is looked at, from its next date on: a year tells a yearly rule from others. */
const HORIZON = 371;
/** Dates that a rule may pass: 50 years of every day. */
const MOST_STEPS = 20_000;
/** Milliseconds for all events of a file. */
export const MOST_TIME = 5000;
const WITHIN_A_DAY = ['SECONDLY', 'MINUTELY', 'HOURLY'];

/** @throws NotExpanded without a beginning that exists */
export function startOf(component: ICAL.Component): ICAL.Time {
  const property = component.getFirstProperty('dtstart');
  if (!property) throw new NotExpanded('no dice cuándo empieza');
  // The library moves a day or hour that does not exist.
  const written = String(property.toJSON()[3]);
  const time = /^\d{4}-\d{2}-\d{2}/.test(written) ? (property.getFirstValue() as ICAL.Time) : null;
  if (!time?.toString().startsWith(written.slice(0, 19))) throw new NotExpanded('no se entiende su fecha');
  return time;
}

const isMidnight = ({ hora }: Local): boolean => hora === '00:00';

/** Makes a date of a beginning and an end. Whole days may be written as from midnight to midnight. */
function dateOf(start: Local, end: Local | null): CalendarDate {
  const last = end && at(end.dia, end.hora ?? '00:00') >= at(start.dia, start.hora ?? '00:00') ? end : null;
  const isWhole =
    start.hora === null || (last && isMidnight(start) && isMidnight(last) && last.dia > start.dia);
  const { dia } = start;
  if (isWhole || !last?.hora) {
    // The end of whole days is the day after.
    const lastDay = last && isWhole && last.dia > dia ? addDays(last.dia, -1) : dia;
    const horaInicio = isWhole ? null : start.hora;
    const fechaFin = lastDay > dia ? lastDay : null;
    return {
      dia,
      horaInicio,
      horaFin: null,
      fechaFin,
      corrido: false,
      ends: at(addDays(lastDay, 1), '06:00'),
    };
  }
  const isNight = last.dia === dia || (last.dia === addDays(dia, 1) && last.hora < (start.hora ?? ''));
  const horaFin = last.dia === dia && last.hora === start.hora ? null : last.hora;
  const days = { fechaFin: isNight ? null : last.dia, corrido: !isNight };
  return { dia, horaInicio: start.hora, horaFin, ...days, ends: at(last.dia, last.hora) };
}

/** The length of an event: of its end, or of its duration. */
function lengthOf(component: ICAL.Component, start: ICAL.Time): ICAL.Duration | null {
  const end = component.getFirstPropertyValue('dtend') as ICAL.Time | null;
  const duration = component.getFirstPropertyValue('duration') as ICAL.Duration | null;
  if (end) return end.compare(start) > 0 ? end.subtractDateTz(start) : null;
  return duration;
}

function dateFrom(component: ICAL.Component, start: ICAL.Time): CalendarDate {
  const zone = zoneOf(component.getFirstProperty('dtstart'));
  const length = lengthOf(component, startOf(component));
  const end = start.clone();
  if (length) end.addDuration(length);
  return dateOf(localOf(start, zone), length ? localOf(end, zone) : null);
}

/** Returns the date that an event without its rules is on. @throws NotExpanded */
export const singleDate = (component: ICAL.Component): CalendarDate =>
  dateFrom(component, startOf(component));

/** The rules of an event, ready to be followed. @throws NotExpanded for those of several times a day */
function rulesOf(component: ICAL.Component, start: ICAL.Time): ICAL.Recur[] {
  return component.getAllProperties('rrule').map((property) => {
    const rule = property.getFirstValue() as ICAL.Recur;
    if (WITHIN_A_DAY.includes(rule.freq)) throw new NotExpanded('se repite más de una vez por día');
    // A rule that has hours but ends on a day includes that day.
    if (rule.until?.isDate && !start.isDate) {
      const until = rule.until.clone();
      until.isDate = false;
      [until.hour, until.minute, until.second] = [23, 59, 59];
      rule.until = until;
    }
    return rule;
  });
}

export const isCancelled = (component: ICAL.Component): boolean =>
  String(component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED';

/**
 * Expands a repeating event as ical.js does, with moments compared as moments.
 * @param moved its dates that stand apart
 * @param deadline `performance.now()` until which it may take
 * @throws NotExpanded
 */
export function expand(
  component: ICAL.Component,
  moved: readonly ICAL.Component[],
  now: LocalTime,
  deadline: number,
): Expansion {
  const start = startOf(component);
  const zone = zoneOf(component.getFirstProperty('dtstart'));
  const off = component.getAllProperties('exdate').flatMap((property) => timesOf(property, zone));
  const own = moved.flatMap((part) => {
    const property = part.getFirstProperty('recurrence-id');
    const [time] = property ? timesOf(property, zone) : [];
    return time ? [{ part, time }] : [];
  });
  const matched = new Set<ICAL.Component>();
  const become = (date: Local, usual: () => CalendarDate): Pick<RuledDate, 'date' | 'isMoved'> => {
    const change = own.find(({ time }) => names(time, date));
    if (change) matched.add(change.part);
    if (change) return { date: isCancelled(change.part) ? null : singleDate(change.part), isMoved: true };
    return { date: off.some((time) => names(time, date)) ? null : usual(), isMoved: false };
  };

  const firstLocal = localOf(start, zone);
  const today = now.slice(0, 10);
  let until = addDays(firstLocal.dia > today ? firstLocal.dia : today, HORIZON);
  const rules = rulesOf(component, start);
  const found = new Map<string, RuledDate>();
  const extra: Expansion['extra'] = [];
  const note = (local: Local, { date, isMoved }: Pick<RuledDate, 'date' | 'isMoved'>) => {
    const isAhead = date !== null && date.ends > now;
    const isPast = local.dia < today;
    const [key, ruled] = [`${local.dia} ${local.hora}`, local.dia];
    if (isAhead && isMoved && isPast) extra.push({ ...date, ruled });
    else if (isAhead || (!isPast && (isMoved || !date))) {
      if (found.size === 0) until = addDays(ruled, HORIZON);
      found.set(key, { ruled, date: isAhead ? date : null, isMoved });
    }
  };
  let first: Dia | null = null;
  let last: Dia | null = '';
  for (const rule of rules) {
    const all = rule.iterator(start);
    let reached: Dia = '';
    let next = all.next();
    for (let step = 0; next; next = all.next()) {
      if (++step > MOST_STEPS || performance.now() > deadline)
        throw new NotExpanded('se repite demasiadas veces');
      const time = next.clone();
      const local = localOf(time, zone);
      if (first === null || local.dia < first) first = local.dia;
      reached = local.dia;
      if (local.dia > until) break;
      note(
        local,
        become(local, () => dateFrom(component, time)),
      );
    }
    const end = next === null || next === undefined ? reached : endOf(rule, all, zone, deadline);
    last = last === null || end === null ? null : end > last ? end : last;
  }
  const listed = component
    .getAllProperties('rdate')
    .flatMap((property) => property.getValues() as (ICAL.Time | ICAL.Period)[])
    .map((value) => ('start' in value ? value.start : value));
  // Without a rule, its start is one of the dates.
  const dates = [...found.values()].sort((a, b) => (a.ruled < b.ruled ? -1 : Number(a.ruled > b.ruled)));
  for (const time of [...(rules.length === 0 ? [start] : []), ...listed]) {
    const local = localOf(time, zone);
    const { date } = become(local, () => dateFrom(component, time));
    const isNew = !dates.some(({ ruled }) => ruled === local.dia);
    if (date && date.ends > now && isNew) extra.push({ ...date, ruled: local.dia });
  }
  for (const { part, time } of own) {
    const date = matched.has(part) || isCancelled(part) || time.dia > until ? null : singleDate(part);
    if (date && date.ends > now) extra.push({ ...date, ruled: time.dia });
  }
  return {
    dates,
    extra,
    first: first ?? firstLocal.dia,
    last,
    seen: until,
  };
}

/** The day after which a rule has no date; `null` if it goes on. */
function endOf(rule: ICAL.Recur, all: ICAL.RecurIterator, zone: string | null, deadline: number): Dia | null {
  if (rule.until) return localOf(rule.until, zone).dia;
  if (!rule.count) return null;
  let last: ICAL.Time | null = null;
  for (let next = all.next(); next; next = all.next()) {
    if (performance.now() > deadline) throw new NotExpanded('se repite demasiadas veces');
    last = next.clone();
  }
  return last ? localOf(last, zone).dia : null;
}
