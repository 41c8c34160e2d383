import { begins, ends } from '../evento/occurrence.ts';
import { RECURRENCIAS } from '../evento/recurrencia.ts';
import { whereText } from '../localidad/localidad.ts';
import { addDays, type Dia, ZONE } from '../values/fecha.ts';
import { at, type LocalTime, momentOf } from '../values/local-time.ts';
import { isPast, occurrenceOf } from './time.ts';
import type { Detail } from './wire-schema.ts';

const ICS_DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** What goes into somebody's calendar: an event's day, or the next one of a weekly event; a course's first day. */
export interface Entry {
  id: string;
  titulo: string;
  descripcion: string;
  place: string;
  dia: Dia;
  /** From when to when; `null` is the whole day. */
  hours: { begins: LocalTime; ends: LocalTime } | null;
  /** The rule by which it repeats each week. */
  weekly: string | null;
}

/** The date an item would put into a calendar; `null` for a promo, and for what has no day or is over. */
export function entryOf(detail: Detail, now: LocalTime): Entry | null {
  if (detail.tipo === 'promo' || isPast(detail, now)) return null;
  const dia = detail.tipo === 'curso' ? detail.fechaDesde : occurrenceOf(detail, now)?.dia;
  if (!dia || (detail.tipo === 'curso' && ends(dia, detail) <= now)) return null;
  return {
    id: detail.id,
    titulo: detail.titulo,
    descripcion: [priceLine(detail), detail.descripcion].filter(Boolean).join('\n\n'),
    place: whereText(detail.direccion, detail.localidad),
    dia,
    hours: detail.horaInicio ? { begins: begins(dia, detail), ends: ends(dia, detail) } : null,
    weekly: detail.tipo === 'evento' && !detail.fechaExacta ? weekly(detail) : null,
  };
}

/** 'Desde $ 6.000 (con la clase incluida)' */
const priceLine = ({ precio, tarifa }: Detail): string =>
  precio && tarifa?.aclaracion ? `${precio} (${tarifa.aclaracion})` : (precio ?? '');

/** Each week on its day, until its last one: iCalendar wants that in UTC where there are hours, and as a day where there are none. */
function weekly(evento: Extract<Detail, { tipo: 'evento' }>): string | null {
  const { fechaPeriodica, fechaHasta, horaInicio } = evento;
  const day = fechaPeriodica && ICS_DAYS[RECURRENCIAS.indexOf(fechaPeriodica)];
  if (!day) return null;
  const rule = `RRULE:FREQ=WEEKLY;BYDAY=${day}`;
  if (!fechaHasta) return rule;
  return `${rule};UNTIL=${horaInicio ? utc(momentOf(at(fechaHasta, '23:59'))) : fechaHasta.replaceAll('-', '')}`;
}

/** '2026-11-28T01:00' → '20261128T010000'. */
const compact = (time: LocalTime): string => `${time.replaceAll(/[-:]/g, '')}00`;
const utc = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** A text as RFC 5545 §3.3.11 wants it: escaped, without control characters. */
const escapeText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|[\r\n]/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');

/** Lines of at most 75 octets, continued with a space (RFC 5545 §3.1). */
function fold(line: string): string {
  const parts: string[] = [];
  let current = '';
  for (const letter of line) {
    if (new TextEncoder().encode(current + letter).length > 74) {
      parts.push(current);
      current = '';
    }
    current += letter;
  }
  return [...parts, current].join('\r\n ');
}

/**
 * A date as an iCalendar file, in the product's zone; weekly ones repeat.
 * @param url the item's public page
 */
export function icsOf(entry: Entry, url: string, now: Date): string {
  const when = entry.hours
    ? [
        `DTSTART;TZID=${ZONE}:${compact(entry.hours.begins)}`,
        `DTEND;TZID=${ZONE}:${compact(entry.hours.ends)}`,
      ]
    : [`DTSTART;VALUE=DATE:${entry.dia.replaceAll('-', '')}`];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vidriera//Agenda//ES',
    // Argentina's clocks have stood still since 2009.
    ...['BEGIN:VTIMEZONE', `TZID:${ZONE}`, 'BEGIN:STANDARD', 'DTSTART:20090315T000000'],
    ...['TZOFFSETFROM:-0300', 'TZOFFSETTO:-0300', 'END:STANDARD', 'END:VTIMEZONE'],
    'BEGIN:VEVENT',
    `UID:${entry.id}@vidriera`,
    `DTSTAMP:${utc(now)}`,
    ...when,
    ...(entry.weekly ? [entry.weekly] : []),
    `SUMMARY:${escapeText(entry.titulo)}`,
    `DESCRIPTION:${escapeText(entry.descripcion)}`,
    ...(entry.place ? [`LOCATION:${escapeText(entry.place)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}

/** Characters of a description that go into an address: each page carries it, and the page's own address follows. */
const SUMMARY = 200;

/** Address that opens Google Calendar with the date written; weekly ones repeat. */
export function googleOf(entry: Entry, url: string): string {
  const dates = entry.hours
    ? `${compact(entry.hours.begins)}/${compact(entry.hours.ends)}`
    : `${entry.dia.replaceAll('-', '')}/${addDays(entry.dia, 1).replaceAll('-', '')}`;
  const params = new URLSearchParams({
    action: 'TEMPLATE',
    text: entry.titulo,
    dates,
    ctz: ZONE,
    details: `${[...entry.descripcion].slice(0, SUMMARY).join('')}\n\n${url}`.trim(),
  });
  if (entry.place) params.set('location', entry.place);
  if (entry.weekly) params.set('recur', entry.weekly);
  return `https://calendar.google.com/calendar/render?${params}`;
}
