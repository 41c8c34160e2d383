import { datedOf } from '../evento/dated.ts';
import { readDayTexts } from '../evento/exceptions.ts';
import { begins, type Dated, dateOn, type Hours, type Occurrence, occurrence } from '../evento/occurrence.ts';
import { nearestDate, reglaOf } from '../evento/regla.ts';
import { isCalledOff } from '../evento/state.ts';
import { whereText } from '../localidad/localidad.ts';
import { messages } from '../messages/messages.ts';
import { addDays, type Dia, diaOf, ZONE } from '../values/fecha.ts';
import { fold } from '../values/fold-line.ts';
import { at, localTime } from '../values/local-time.ts';
import { whenStored } from '../when/of-stored.ts';
import { whenCard } from '../when/of-wire.ts';
import { dateAt, isOver } from '../when/when.ts';
import { compact, entryOf, firstDayOf, plain, priceLine, ruleOf, utc } from './calendar.ts';
import type { Stored } from './kinds-schema.ts';
import type { Detail } from './wire-schema.ts';

/** Escapes a text (RFC 5545 §3.3.11). */
const escapeText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|[\r\n]/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');

const moment = (name: string, dia: Dia, hours: Hours): string =>
  hours.horaInicio
    ? `${name};TZID=${ZONE}:${compact(begins(dia, hours))}`
    : `${name};VALUE=DATE:${plain(dia)}`;

/** Start and end. The end is optional, but some clients need it. @param last of whole days */
const span = (time: Occurrence, last: Dia = time.dia): string[] => [
  moment('DTSTART', time.dia, time),
  time.horaInicio
    ? `DTEND;TZID=${ZONE}:${compact(time.ends)}`
    : `DTEND;VALUE=DATE:${plain(addDays(last > time.dia ? last : time.dia, 1))}`,
];

interface Around {
  url: string;
  now: Date;
}
export type CalendarItem = {
  detail: Exclude<Detail, { tipo: 'promo' }>;
  stored: Stored['evento'] | Stored['curso'];
};

/** Properties of all components. SEQUENCE never decreases: it is the seconds from creation to the last change. */
function common(
  { detail, stored }: CalendarItem,
  { url, now }: Around,
  { soldOut = stored.agotado, uid = detail.id as string, dia = '' } = {},
): string[] {
  const { createdAt, updatedAt } = stored;
  const where = whereText(detail.direccion, detail.localidad);
  const seconds = createdAt && updatedAt ? Math.floor((updatedAt.getTime() - createdAt.getTime()) / 1000) : 0;
  const note = 'avisos' in stored ? readDayTexts(stored.avisos).get(dia) : undefined;
  const text = [stateLine(detail, soldOut), note, priceLine(detail), detail.descripcion]
    .filter(Boolean)
    .join('\n\n');
  return [
    `UID:${uid}@vidriera`,
    // Of the last change: the file says the same until then.
    `DTSTAMP:${utc(updatedAt ?? createdAt ?? now)}`,
    `SEQUENCE:${Math.max(0, seconds)}`,
    ...(createdAt ? [`CREATED:${utc(createdAt)}`] : []),
    ...(updatedAt ? [`LAST-MODIFIED:${utc(updatedAt)}`] : []),
    `SUMMARY:${escapeText(detail.titulo)}`,
    `DESCRIPTION:${escapeText(text)}`,
    ...(where ? [`LOCATION:${escapeText(where)}`] : []),
    `URL:${url}`,
  ];
}

/** 'Cancelado: por la lluvia' */
function stateLine({ tipo, estado, aviso }: CalendarItem['detail'], agotado: boolean): string {
  const words = [
    estado && estado.charAt(0).toUpperCase() + estado.slice(1),
    agotado && messages.detail.soldOut[tipo],
  ];
  return [words.filter(Boolean).join('. '), aviso].filter(Boolean).join(': ');
}

const statusOf = (item: Parameters<typeof isCalledOff>[0]): string =>
  `STATUS:${isCalledOff(item) ? 'CANCELLED' : 'CONFIRMED'}`;

const component = (lines: readonly string[]): string[] => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];

/** Returns the first date of a series, called off or not. */
function firstDate(evento: Dated, created: Date): Occurrence | null {
  const fechaDesde = evento.fechaDesde ?? diaOf(created);
  const first = evento.fechaExacta ?? fechaDesde;
  return occurrence({ ...evento, fechaDesde, exceptions: null }, at(addDays(first, -1), '00:00'));
}

/** Returns the series and its exceptions; `null` if it is over or undated. */
function eventLines(item: CalendarItem, around: Around): string[] | null {
  const stored = item.stored as Stored['evento'];
  const when = whenStored('evento', { ...stored, estado: 'programado' });
  const { dates: evento } = when;
  const first = evento && firstDate(evento, stored.createdAt ?? around.now);
  const now = localTime(around.now);
  if (!evento || !first || !dateAt(when, now) || isOver(when, now)) return null;
  const last = (evento.fechaExacta && evento.fechaFin) || first.dia;
  const status = statusOf(stored);
  const shared = common(item, around);
  const rule = ruleOf(evento);
  const dates = [...(evento.exceptions ?? [])].filter(([dia]) => isOf(evento, first.dia, dia));
  const series = [
    ...span(first, last),
    ...(rule ? [rule] : []),
    ...dates.flatMap(([dia, own]) => (own ? [] : [moment('EXDATE', dia, evento)])),
  ];
  const exceptionLines = dates.flatMap(([dia, own]) => {
    if (!own) return [];
    const lines = common(item, around, { soldOut: stored.agotado || own.agotado === true, dia });
    const time = dateOn(evento, dia);
    return component([...lines, status, moment('RECURRENCE-ID', dia, evento), ...(time ? span(time) : [])]);
  });
  return [...component([...shared, status, ...series]), ...exceptionLines];
}

/** Whether a repeating event falls on a day. */
function isOf(evento: Dated, first: Dia, dia: Dia): boolean {
  const regla = reglaOf(evento);
  const isWithin = dia >= first && !(evento.fechaHasta && dia > evento.fechaHasta);
  return regla !== null && isWithin && nearestDate(regla, first, dia) === dia;
}

/** Returns a date alone, for its own people; an event with a single date is the same for everybody. */
function dateLines(item: CalendarItem, fecha: Dia, around: Around): string[] | null {
  const stored = item.stored as Stored['evento'];
  const evento: Dated = { ...datedOf(stored), estado: undefined };
  if (!ruleOf(evento)) return eventLines(item, around);
  const isOff = evento.exceptions?.get(fecha) === null;
  const time = dateOn(isOff ? { ...evento, exceptions: null } : evento, fecha);
  if (!time || time.ends <= localTime(around.now)) return null;
  const soldOut = stored.agotado || time.agotado === true;
  const own = common(item, around, { soldOut, uid: `${item.detail.id}-${fecha}`, dia: fecha });
  return component([...own, statusOf(isOff ? { estado: 'cancelado' } : stored), ...span(time)]);
}

const linesOf = (item: CalendarItem, around: Around): string[] | null =>
  item.detail.tipo === 'evento' ? eventLines(item, around) : courseLines(item, around);

/** Returns an item’s iCalendar file; `null` without a future day. A later file updates the earlier one, because UIDs stay. */
export function icsOf(item: CalendarItem, around: Around): string | null {
  const lines = linesOf(item, around);
  return lines && calendar(lines);
}

/** Returns the file of one date of an event; `null` if it is over or not there. */
export function dateIcs(item: CalendarItem, fecha: Dia, around: Around): string | null {
  const lines = dateLines(item, fecha, around);
  return lines && calendar(lines);
}

/** Entries of a subscribed calendar; a series and each of its exceptions are one. */
export const MOST_ENTRIES = 500;
/** How often programs fetch it again, if they follow it. */
const FETCHED_EACH = 'PT6H';

/** An entry of a calendar. `fecha`: of a person who has this date of the event alone. */
export interface CalendarEntry {
  item: CalendarItem;
  around: Around;
  fecha?: Dia;
}

/** Returns a calendar to subscribe to, with the items that have a future day, in their order. */
export function agendaIcs(name: string, items: readonly CalendarEntry[]): string {
  const lines: string[] = [];
  let entries = 0;
  for (const { item, around, fecha } of items) {
    const own = (fecha ? dateLines(item, fecha, around) : linesOf(item, around)) ?? [];
    entries += own.filter((line) => line === 'BEGIN:VEVENT').length;
    if (entries > MOST_ENTRIES) break;
    lines.push(...own);
  }
  const title = escapeText(name);
  return calendar(lines, [
    `NAME:${title}`,
    `X-WR-CALNAME:${title}`,
    `X-WR-TIMEZONE:${ZONE}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${FETCHED_EACH}`,
    `X-PUBLISHED-TTL:${FETCHED_EACH}`,
  ]);
}

/** A course’s weekdays, or its first day. A cancelled course updates calendars that have it. */
function courseLines({ detail, stored }: CalendarItem, around: Around): string[] | null {
  const entry = entryOf({ ...detail, estado: undefined }, localTime(around.now));
  if (!entry || detail.tipo !== 'curso') return null;
  const when = whenCard(detail);
  const first = when.dates && entry.repeats ? firstDate(when.dates, around.now) : firstDayOf(when);
  return (
    first &&
    component([
      ...common({ detail, stored }, around),
      statusOf(detail),
      ...span(first),
      ...(entry.repeats ? [entry.repeats] : []),
    ])
  );
}

const calendar = (lines: readonly string[], properties: readonly string[] = []): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vidriera//Agenda//ES',
    ...properties,
    // Argentina has had no daylight saving time since 2009.
    'BEGIN:VTIMEZONE',
    `TZID:${ZONE}`,
    'BEGIN:STANDARD',
    'DTSTART:20090315T000000',
    'TZOFFSETFROM:-0300',
    'TZOFFSETTO:-0300',
    'END:STANDARD',
    'END:VTIMEZONE',
    ...lines,
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
