import { begins, type Dated, ends } from '../evento/occurrence.ts';
import { RECURRENCIAS } from '../evento/recurrencia.ts';
import { isCalledOff } from '../evento/state.ts';
import { whereText } from '../localidad/localidad.ts';
import { addDays, type Dia, ZONE } from '../values/fecha.ts';
import { at, type LocalTime, momentOf } from '../values/local-time.ts';
import { isPast, occurrenceOf } from './time.ts';
import type { Detail } from './wire-schema.ts';

const ICS_DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** What goes into somebody's calendar: an event's day, or the next one of several or of a weekly event; a course's first day. */
export interface CalendarEntry {
  id: string;
  titulo: string;
  descripcion: string;
  place: string;
  dia: Dia;
  /** From when to when; `null` is the whole day. */
  hours: { begins: LocalTime; ends: LocalTime } | null;
  /** Of whole days the last one. */
  lastDia: Dia;
  /** The rule by which it repeats. */
  repeats: string | null;
}

/** The date an item would put into a calendar; `null` for a promo, and for what has no day, is over, cancelled or put off. */
export function entryOf(detail: Detail, now: LocalTime): CalendarEntry | null {
  if (detail.tipo === 'promo' || isPast(detail, now) || isCalledOff(detail)) return null;
  const dia = detail.tipo === 'curso' ? detail.fechaDesde : occurrenceOf(detail, now)?.dia;
  if (!dia || (detail.tipo === 'curso' && ends(dia, detail) <= now)) return null;
  return {
    id: detail.id,
    titulo: detail.titulo,
    descripcion: [priceLine(detail), detail.descripcion].filter(Boolean).join('\n\n'),
    place: whereText(detail.direccion, detail.localidad),
    dia,
    hours: detail.horaInicio ? { begins: begins(dia, detail), ends: ends(dia, detail) } : null,
    lastDia: (detail.tipo === 'evento' && detail.fechaFin) || dia,
    // A date with hours of its own tells nothing of the others'.
    repeats:
      detail.tipo === 'evento' && !detail.excepciones?.some((one) => one.startsWith(dia))
        ? ruleOf(detail)
        : null,
  };
}

/** 'Desde $ 6.000 (con la clase incluida)' */
export const priceLine = ({ precio, tarifa }: Detail): string =>
  precio && tarifa?.aclaracion ? `${precio} (${tarifa.aclaracion})` : (precio ?? '');

/** How an event comes back: each week on its day, or day by day where it has hours; until its last day, if it has one. */
export function ruleOf({
  fechaExacta,
  fechaFin,
  fechaPeriodica,
  fechaHasta,
  horaInicio,
}: Pick<Dated, 'fechaExacta' | 'fechaFin' | 'fechaPeriodica' | 'fechaHasta' | 'horaInicio'>): string | null {
  if (fechaExacta) return fechaFin && horaInicio ? `RRULE:FREQ=DAILY${until(fechaFin, horaInicio)}` : null;
  const day = fechaPeriodica && ICS_DAYS[RECURRENCIAS.indexOf(fechaPeriodica)];
  return day ? `RRULE:FREQ=WEEKLY;BYDAY=${day}${until(fechaHasta, horaInicio)}` : null;
}

/** iCalendar wants the last day in UTC where there are hours, and as a day where there are none. */
const until = (dia: Dia | null | undefined, hora: string | null): string =>
  dia ? `;UNTIL=${hora ? utc(momentOf(at(dia, '23:59'))) : plain(dia)}` : '';

/** '2026-11-28T01:00' → '20261128T010000'. */
export const compact = (time: LocalTime): string => `${time.replaceAll(/[-:]/g, '')}00`;
/** '2026-11-28' → '20261128'. */
export const plain = (dia: Dia): string => dia.replaceAll('-', '');
export const utc = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Characters of a description that go into an address: each page carries it, and the page's own address follows. */
const SUMMARY = 200;

/** Address that opens Google Calendar with the date written; what comes back repeats. */
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
