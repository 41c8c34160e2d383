import { readExceptions } from '../evento/exceptions.ts';
import { begins, type Dated, ends, occurrence } from '../evento/occurrence.ts';
import { reglaOf, writeRegla } from '../evento/regla.ts';
import { isCalledOff } from '../evento/state.ts';
import { whereText } from '../localidad/localidad.ts';
import { addDays, type Dia, ZONE } from '../values/fecha.ts';
import { at, type LocalTime, momentOf } from '../values/local-time.ts';
import { isPast, occurrenceOf } from './time.ts';
import type { CardOf, Detail } from './wire-schema.ts';

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
  if (detail.tipo === 'promo' || isPast(detail, now) || isCalledOff(detail)) return null;
  const classes = detail.tipo === 'curso' ? occurrence(datesOfCourse(detail), now) : null;
  const dia = detail.tipo === 'curso' ? (classes?.dia ?? detail.fechaDesde) : occurrenceOf(detail, now)?.dia;
  if (!dia || (detail.tipo === 'curso' && ends(dia, detail) <= now)) return null;
  return {
    id: detail.id,
    titulo: detail.titulo,
    descripcion: [priceLine(detail), detail.descripcion].filter(Boolean).join('\n\n'),
    place: whereText(detail.direccion, detail.localidad),
    dia,
    hours: detail.horaInicio ? { begins: begins(dia, detail), ends: ends(dia, detail) } : null,
    lastDia: (detail.tipo === 'evento' && detail.fechaFin) || dia,
    // Hours of an exception do not repeat.
    repeats:
      detail.tipo === 'curso'
        ? classes && ruleOf(datesOfCourse(detail))
        : readExceptions(detail.excepciones ?? []).get(dia)?.horaInicio
          ? null
          : ruleOf(detail),
  };
}

/** A course’s weekdays as dates; it has none without a first day. */
export const datesOfCourse = ({
  regla,
  fechaDesde,
  fechaHasta,
  horaInicio,
  horaFin,
}: Pick<CardOf<'curso'>, 'regla' | 'fechaDesde' | 'fechaHasta' | 'horaInicio' | 'horaFin'>): Dated => ({
  ...{ fechaExacta: null, fechaPeriodica: null, regla, fechaDesde, fechaHasta, horaInicio, horaFin },
});

/** 'Desde $ 6.000 (con la clase incluida)' */
export const priceLine = ({ precio, tarifa }: Detail): string =>
  precio && tarifa?.aclaracion ? `${precio} (${tarifa.aclaracion})` : (precio ?? '');

/** Returns the RRULE of an event; `null` if it does not repeat. Every second week counts from Mondays. */
export function ruleOf(evento: Dated): string | null {
  const { fechaExacta, fechaFin, fechaHasta, horaInicio } = evento;
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
