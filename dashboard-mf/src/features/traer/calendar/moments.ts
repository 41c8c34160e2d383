import { type Dia, offset } from '@vidriera/domain/values/fecha';
import { localTime } from '@vidriera/domain/values/local-time';
import type ICAL from 'ical.js';

/** A calendar's time where the product is. `own`: its day in the event's own zone. */
export interface Local {
  dia: Dia;
  /** `null`: a whole day. */
  hora: string | null;
  own: Dia;
}

/** The zone that a property names, if the browser knows it. */
export function zoneOf(property: ICAL.Property | null): string | null {
  const timeZone = property?.getParameter('tzid');
  try {
    return timeZone
      ? new Intl.DateTimeFormat('en', { timeZone: String(timeZone) }).resolvedOptions().timeZone
      : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const split = (text: string, own: Dia): Local => ({ dia: text.slice(0, 10), hora: text.slice(11, 16), own });

/** Converts a time. @param zone of one without a zone; without that too, it is local */
export function localOf(time: ICAL.Time, zone: string | null): Local {
  const text = time.toString();
  const own = text.slice(0, 10);
  if (time.isDate) return { dia: own, hora: null, own };
  if ((time.zone?.tzid ?? 'floating') !== 'floating')
    return split(localTime(new Date(time.toUnixTime() * 1000)), own);
  const utc = Date.parse(`${text.slice(0, 19)}Z`);
  return split(zone ? localTime(new Date(utc - offset(new Date(utc), zone))) : text, own);
}

/** Returns all times of a property, each in its zone, else in the event's; of periods their beginnings. */
export function timesOf(property: ICAL.Property, zone: string | null): Local[] {
  const values = property.getValues() as (ICAL.Time | ICAL.Period)[];
  return values.map((value) => localOf('start' in value ? value.start : value, zoneOf(property) ?? zone));
}

/** Whether a time names this date: a day names the one on it in the event's zone. */
export const names = (time: Local, date: Local): boolean =>
  time.hora === null ? time.dia === date.own : time.dia === date.dia && time.hora === date.hora;
