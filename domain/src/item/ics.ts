import { datedOf } from '../evento/dated.ts';
import { begins, type Dated, ends, type Hours, occurrence } from '../evento/occurrence.ts';
import { nearestDate, reglaOf } from '../evento/regla.ts';
import { isCalledOff } from '../evento/state.ts';
import { whereText } from '../localidad/localidad.ts';
import { messages } from '../messages/messages.ts';
import { addDays, type Dia, diaOf, ZONE } from '../values/fecha.ts';
import { localTime } from '../values/local-time.ts';
import { compact, datesOfCourse, entryOf, plain, priceLine, ruleOf, utc } from './calendar.ts';
import { fold } from './ics-fold.ts';
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

/** Start and end. The end is optional, but some clients need it. */
const span = (dia: Dia, hours: Hours, last: Dia = dia): string[] => [
  moment('DTSTART', dia, hours),
  hours.horaInicio
    ? `DTEND;TZID=${ZONE}:${compact(ends(dia, hours))}`
    : `DTEND;VALUE=DATE:${plain(addDays(last > dia ? last : dia, 1))}`,
];

interface Around {
  url: string;
  now: Date;
}
type Item = { detail: Exclude<Detail, { tipo: 'promo' }>; stored: Stored['evento'] | Stored['curso'] };

/** Properties of all components. SEQUENCE never decreases: it is the seconds from creation to the last change. */
function common({ detail, stored }: Item, { url, now }: Around, soldOut = stored.agotado): string[] {
  const { createdAt, updatedAt } = stored;
  const where = whereText(detail.direccion, detail.localidad);
  const seconds = createdAt && updatedAt ? Math.floor((updatedAt.getTime() - createdAt.getTime()) / 1000) : 0;
  const text = [stateLine(detail, soldOut), priceLine(detail), detail.descripcion]
    .filter(Boolean)
    .join('\n\n');
  return [
    `UID:${detail.id}@vidriera`,
    `DTSTAMP:${utc(now)}`,
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
function stateLine({ tipo, estado, aviso }: Item['detail'], agotado: boolean): string {
  const words = [
    estado && estado.charAt(0).toUpperCase() + estado.slice(1),
    agotado && messages.detail.soldOut[tipo],
  ];
  return [words.filter(Boolean).join('. '), aviso].filter(Boolean).join(': ');
}

const statusOf = (item: Parameters<typeof isCalledOff>[0]): string =>
  `STATUS:${isCalledOff(item) ? 'CANCELLED' : 'CONFIRMED'}`;

const component = (lines: readonly string[]): string[] => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];

function firstDay(evento: Dated, created: Date): Dia {
  if (evento.fechaExacta) return evento.fechaExacta;
  const fechaDesde = evento.fechaDesde ?? diaOf(created);
  const whole = { ...evento, fechaDesde, exceptions: undefined };
  return occurrence(whole, `${addDays(fechaDesde, -1)}T00:00`)?.dia ?? fechaDesde;
}

/** Returns the series and its exceptions; `null` if past or postponed. */
function eventLines(item: Item, around: Around): string[] | null {
  const stored = item.stored as Stored['evento'];
  const evento: Dated = { ...datedOf(stored), estado: undefined };
  const now = localTime(around.now);
  const counts = occurrence(evento, now);
  if (!counts || counts.ends <= now) return null;
  const first = firstDay(evento, stored.createdAt ?? around.now);
  const last = (evento.fechaExacta && evento.fechaFin) || first;
  const status = statusOf(stored);
  const shared = common(item, around);
  const rule = ruleOf(evento);
  const dates = [...(evento.exceptions ?? [])].filter(([dia]) => isOf(evento, first, dia));
  const series = [
    ...span(first, evento, last),
    ...(rule ? [rule] : []),
    ...dates.flatMap(([dia, own]) => (own ? [] : [moment('EXDATE', dia, evento)])),
  ];
  const others = dates.flatMap(([dia, own]) => {
    if (!own) return [];
    const said = own.agotado ? common(item, around, true) : shared;
    return component([
      ...[...said, status, moment('RECURRENCE-ID', dia, evento)],
      ...span(dia, { horaInicio: evento.horaInicio, horaFin: evento.horaFin, ...own }),
    ]);
  });
  return [...component([...shared, status, ...series]), ...others];
}

/** Whether a repeating event falls on a day. */
function isOf(evento: Dated, first: Dia, dia: Dia): boolean {
  const regla = reglaOf(evento);
  const isWithin = dia >= first && !(evento.fechaHasta && dia > evento.fechaHasta);
  return regla !== null && isWithin && nearestDate(regla, first, dia) === dia;
}

/** Returns an item’s iCalendar file; `null` without a future day. A later file updates the earlier one, because UIDs stay. */
export function icsOf(item: Item, around: Around): string | null {
  const lines = item.detail.tipo === 'evento' ? eventLines(item, around) : courseLines(item, around);
  return lines && calendar(lines);
}

/** A course’s weekdays, or its first day. A cancelled course updates calendars that have it. */
function courseLines({ detail, stored }: Item, around: Around): string[] | null {
  const entry = entryOf({ ...detail, estado: undefined }, localTime(around.now));
  if (!entry || detail.tipo !== 'curso') return null;
  const { repeats } = entry;
  const first = repeats ? firstDay(datesOfCourse(detail), around.now) : entry.dia;
  return component([
    ...[...common({ detail, stored }, around), statusOf(detail)],
    ...[...span(first, detail), ...(repeats ? [repeats] : [])],
  ]);
}

const calendar = (lines: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vidriera//Agenda//ES',
    // Argentina has had no daylight saving time since 2009.
    ...['BEGIN:VTIMEZONE', `TZID:${ZONE}`, 'BEGIN:STANDARD', 'DTSTART:20090315T000000'],
    ...['TZOFFSETFROM:-0300', 'TZOFFSETTO:-0300', 'END:STANDARD', 'END:VTIMEZONE'],
    ...lines,
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
