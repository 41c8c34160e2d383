import { RECURRENCIAS } from '../evento/recurrencia.ts';
import { addDays, type Dia, ZONE } from '../values/fecha.ts';
import type { Detail } from './wire-schema.ts';

const ICS_DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
/** Minutes of what says when it starts and not when it ends. */
const DURATION = 120;

/** What goes into somebody's calendar: an event's day, or the next one of a weekly event; a course's first day. */
export interface Entry {
  id: string;
  titulo: string;
  descripcion: string;
  place: string;
  dia: Dia;
  /** 'HH:mm'; without it the whole day. */
  horaInicio: string | null;
  /** Minutes. */
  duration: number;
  /** iCalendar's two letters of the day it repeats on, each week. */
  weekly: (typeof ICS_DAYS)[number] | null;
}

/** The date an item would put into a calendar; `null` for a promo, and for what has no day or whose day is over. */
export function entryOf(detail: Detail, today: Dia): Entry | null {
  if (detail.tipo === 'promo') return null;
  const dia = detail.tipo === 'curso' ? detail.fechaDesde : (detail.fechaExacta ?? detail.proximaFecha);
  if (!dia || dia < today) return null;
  const recurrencia = detail.tipo === 'evento' && !detail.fechaExacta ? detail.fechaPeriodica : null;
  const week = recurrencia ? RECURRENCIAS.indexOf(recurrencia) : -1;
  return {
    id: detail.id,
    titulo: detail.titulo,
    descripcion: detail.descripcion,
    place: detail.direccion,
    dia,
    horaInicio: detail.horaInicio,
    duration: duration(detail.horaInicio, detail.horaFin),
    weekly: ICS_DAYS[week] ?? null,
  };
}

const minutes = (hora: string): number => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3));

/** Minutes from one time of day to the next such time: an end before the start is the next day's. */
const duration = (start: string | null, end: string | null): number =>
  start && end ? (minutes(end) - minutes(start) + 1440) % 1440 || 1440 : DURATION;

/** '2026-11-27', 23:00 + 120 minutes → '20261128T010000'. */
function moment(dia: Dia, hora: string, more = 0): string {
  const total = minutes(hora) + more;
  const clock = total % 1440;
  const two = (number: number) => String(number).padStart(2, '0');
  const fecha = addDays(dia, Math.floor(total / 1440)).replaceAll('-', '');
  return `${fecha}T${two(Math.floor(clock / 60))}${two(clock % 60)}00`;
}

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
  const when = entry.horaInicio
    ? [
        `DTSTART;TZID=${ZONE}:${moment(entry.dia, entry.horaInicio)}`,
        `DTEND;TZID=${ZONE}:${moment(entry.dia, entry.horaInicio, entry.duration)}`,
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
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    ...when,
    ...(entry.weekly ? [`RRULE:FREQ=WEEKLY;BYDAY=${entry.weekly}`] : []),
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

/** Characters of a description that go into an address: longer ones are refused on the way. */
const SUMMARY = 500;

/** Address that opens Google Calendar with the date written; weekly ones repeat. */
export function googleOf(entry: Entry, url: string): string {
  const dates = entry.horaInicio
    ? `${moment(entry.dia, entry.horaInicio)}/${moment(entry.dia, entry.horaInicio, entry.duration)}`
    : `${entry.dia.replaceAll('-', '')}/${addDays(entry.dia, 1).replaceAll('-', '')}`;
  const params = new URLSearchParams({
    action: 'TEMPLATE',
    text: entry.titulo,
    dates,
    ctz: ZONE,
    details: `${[...entry.descripcion].slice(0, SUMMARY).join('')}\n\n${url}`.trim(),
  });
  if (entry.place) params.set('location', entry.place);
  if (entry.weekly) params.set('recur', `RRULE:FREQ=WEEKLY;BYDAY=${entry.weekly}`);
  return `https://calendar.google.com/calendar/render?${params}`;
}
