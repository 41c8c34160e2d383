import { begins, type Dated, ends, isStretch, type Occurrence } from '../evento/occurrence.ts';
import { reglaOf, writeRegla } from '../evento/regla.ts';
import { isCalledOff } from '../evento/state.ts';
import { whereText } from '../localidad/localidad.ts';
import { addDays, type Dia, ZONE } from '../values/fecha.ts';
import { at, type LocalTime, momentOf } from '../values/local-time.ts';
import { whenCard } from '../when/of-wire.ts';
import { dateAt, isOver, type When } from '../when/when.ts';
import type { Detail } from './wire-schema.ts';

/** A calendar entry: the next day of an event or of a course with weekdays, or a course’s first. */
export interface CalendarEntry {
  id: string;
  titulo: string;
  descripcion: string;
  place: string;
  dia: Dia;
  /** `null`: all day. */
  hours: { begins: LocalTime; ends: LocalTime } | null;
  /** Last day of an all-day entry. */
  lastDia: Dia;
  /** RRULE. */
  repeats: string | null;
}

/** Returns an item’s calendar entry; `null` for promos, and items that are undated, over, cancelled or postponed. */
export function entryOf(detail: Detail, now: LocalTime): CalendarEntry | null {
  if (detail.tipo === 'promo' || isCalledOff(detail)) return null;
  const when = whenCard(detail);
  const date = dateAt(when, now);
  const time = date ?? firstDayOf(when);
  if (!time || time.ends <= now || isOver(when, now)) return null;
  const { dia } = time;
  return {
    id: detail.id,
    titulo: detail.titulo,
    descripcion: [priceLine(detail), detail.descripcion].filter(Boolean).join('\n\n'),
    place: whereText(detail.direccion, detail.localidad),
    dia,
    hours: time.horaInicio ? { begins: time.begins, ends: time.ends } : null,
    lastDia: (detail.tipo === 'evento' && detail.fechaFin) || dia,
    // Hours of an exception do not repeat.
    repeats: when.dates && date && !when.dates.exceptions?.get(dia)?.horaInicio ? ruleOf(when.dates) : null,
  };
}

/** A course without classes has one day in calendars. */
export function firstDayOf({ from, horaInicio, horaFin }: When): Occurrence | null {
  const hours = { horaInicio, horaFin };
  return from === null ? null : { dia: from, begins: begins(from, hours), ends: ends(from, hours), ...hours };
}

/** 'Desde $ 6.000 (con la clase incluida)' */
export const priceLine = ({ precio, tarifa }: Detail): string =>
  precio && tarifa?.aclaracion ? `${precio} (${tarifa.aclaracion})` : (precio ?? '');

/** Returns the RRULE of an event; `null` if it does not repeat. Every second week counts from Mondays. */
export function ruleOf(evento: Dated): string | null {
  const { fechaExacta, fechaFin, fechaHasta, horaInicio } = evento;
  if (fechaExacta && isStretch(evento)) return null;
  if (fechaExacta) return fechaFin && horaInicio ? `RRULE:FREQ=DAILY${until(fechaFin, horaInicio)}` : null;
  const regla = reglaOf(evento);
  const weeks = evento.regla ? ';WKST=MO' : '';
  return regla && `RRULE:${writeRegla(regla)}${weeks}${until(fechaHasta, horaInicio)}`;
}

/** UNTIL is in UTC with hours, and a day without. */
const until = (dia: Dia | null | undefined, hora: string | null): string =>
  dia ? `;UNTIL=${hora ? utc(momentOf(at(dia, '23:59'))) : plain(dia)}` : '';

/** '2026-11-28T01:00' → '20261128T010000'. */
export const compact = (time: LocalTime): string => `${time.replaceAll(/[-:]/g, '')}00`;
/** '2026-11-28' → '20261128'. */
export const plain = (dia: Dia): string => dia.replaceAll('-', '');
export const utc = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Characters of a description in a Google Calendar address. */
const SUMMARY = 200;

/** Returns an address that opens Google Calendar with the entry. */
export function googleOf(entry: CalendarEntry, url: string): string {
  const dates = entry.hours
    ? `${compact(entry.hours.begins)}/${compact(entry.hours.ends)}`
    : `${plain(entry.dia)}/${plain(addDays(entry.lastDia, 1))}`;
  const params = new URLSearchParams({
    action: 'TEMPLATE',
    text: entry.titulo,
    dates,
    ctz: ZONE,
    details: `${[...entry.descripcion].slice(0, SUMMARY).join('')}\n\n${url}`.trim(),
  });
  if (entry.place) params.set('location', entry.place);
  if (entry.repeats) params.set('recur', entry.repeats);
  return `https://calendar.google.com/calendar/render?${params}`;
}
