import { addDays, type Dia, offset } from '@vidriera/domain/values/fecha';
import { at, type LocalTime, localTime } from '@vidriera/domain/values/local-time';
import type ICAL from 'ical.js';

/** One date of a calendar's event, in the product's local time. */
export interface CalendarDate {
  dia: Dia;
  horaInicio: string | null;
  horaFin: string | null;
  /** Last day, if it lasts longer than a night. */
  fechaFin: Dia | null;
  /** The day that the rule gives, before it was moved. */
  ruled: Dia;
  ends: LocalTime;
}

/** Days that a repeating event is looked at. */
const HORIZON = 371;
/** A rule may repeat every second. */
const MOST_STEPS = 5000;
const MOST_DATES = 400;

interface Local {
  dia: Dia;
  hora: string | null;
}

/** Returns a calendar's time where the product is; a time without a zone is local. @param event names a zone, which its file may not describe */
function localOf(time: ICAL.Time, event: ICAL.Event): Local {
  const text = time.toString();
  if (time.isDate) return { dia: text.slice(0, 10), hora: null };
  if ((time.zone?.tzid ?? 'floating') !== 'floating')
    return split(localTime(new Date(time.toUnixTime() * 1000)));
  const named = zoneOf(event);
  const utc = Date.parse(`${text.slice(0, 19)}Z`);
  return split(named ? localTime(new Date(utc - offset(new Date(utc), named))) : text);
}

const split = (text: string): Local => ({ dia: text.slice(0, 10), hora: text.slice(11, 16) });

/** Returns an event's start. @throws RangeError for a day that does not exist, which the library would move */
function startOf({ component, startDate }: ICAL.Event): ICAL.Time {
  const written = String(component.getFirstProperty('dtstart')?.toJSON()[3]);
  if (!startDate.toString().startsWith(written.slice(0, 19))) throw new RangeError(`Not a day: ${written}`);
  return startDate;
}

/** The zone that an event names, if the browser knows it. */
function zoneOf({ component }: ICAL.Event): string | null {
  const timeZone = component.getFirstProperty('dtstart')?.getParameter('tzid');
  try {
    return timeZone
      ? new Intl.DateTimeFormat('en', { timeZone: String(timeZone) }).resolvedOptions().timeZone
      : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function dateOf(event: ICAL.Event, start: ICAL.Time, end: ICAL.Time | null, ruled?: Dia): CalendarDate {
  const { dia, hora } = localOf(start, event);
  // An end before its start is none.
  const last = end && end.compare(start) >= 0 ? localOf(end, event) : null;
  const given = { dia, horaInicio: hora, ruled: ruled ?? dia };
  if (!hora || !last?.hora) {
    // The end of whole days is the day after.
    const lastDay = last && last.dia > dia ? addDays(last.dia, -1) : dia;
    const fechaFin = lastDay > dia ? lastDay : null;
    return { ...given, horaFin: null, fechaFin, ends: at(addDays(lastDay, 1), '06:00') };
  }
  const isNight = last.dia === dia || (last.dia === addDays(dia, 1) && last.hora < hora);
  const horaFin = last.dia === dia && last.hora === hora ? null : last.hora;
  return { ...given, horaFin, fechaFin: isNight ? null : last.dia, ends: at(last.dia, last.hora) };
}

/**
 * Returns an event's dates that are not over, until the horizon.
 * @returns `isEndless` if its rule goes on after it; `first` is its very first day
 */
export function datesOf(
  event: ICAL.Event,
  now: LocalTime,
): { dates: CalendarDate[]; isEndless: boolean; first: Dia } {
  const first = localOf(startOf(event), event).dia;
  const only = () => [dateOf(event, event.startDate, event.endDate)].filter(({ ends }) => ends > now);
  if (!event.isRecurring()) return { dates: only(), isEndless: false, first };
  const until = addDays(now.slice(0, 10), HORIZON);
  // The library leaves out the start of a list of dates without a rule.
  const dates: CalendarDate[] = event.component.hasProperty('rrule') ? [] : only();
  const all = event.iterator();
  for (let step = 0; step < MOST_STEPS && dates.length < MOST_DATES; step++) {
    const next = all.next();
    if (!next) return { dates, isEndless: false, first };
    const ruled = localOf(next, event).dia;
    if (ruled > until) break;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    if (item.component.getFirstPropertyValue('status') === 'CANCELLED') continue;
    const date = dateOf(item, startDate, endDate, ruled);
    if (date.ends > now) dates.push(date);
  }
  return { dates, isEndless: true, first };
}
