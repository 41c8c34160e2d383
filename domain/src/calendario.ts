import type { Detalle } from './api.ts';
import { type Dia, sumarDias, ZONA } from './fecha.ts';
import { RECURRENCIAS } from './recurrencia.ts';

const DIAS_ICS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
/** Minutes of what says when it starts and not when it ends. */
const DURACION = 120;

/** What goes into somebody's calendar: an event's day, or the next one of a weekly event; a course's first day. */
export interface Cita {
  id: string;
  titulo: string;
  descripcion: string;
  lugar: string;
  dia: Dia;
  /** 'HH:mm'; without it the whole day. */
  horaInicio: string | null;
  /** Minutes. */
  duracion: number;
  /** iCalendar's two letters of the day it repeats on, each week. */
  semanal: (typeof DIAS_ICS)[number] | null;
}

/** The date an item would put into a calendar; `null` for a promo, and for what has no day or whose day is over. */
export function citaDe(detalle: Detalle, hoy: Dia): Cita | null {
  if (detalle.tipo === 'promo') return null;
  const dia = detalle.tipo === 'curso' ? detalle.fechaDesde : (detalle.fechaExacta ?? detalle.proximaFecha);
  if (!dia || dia < hoy) return null;
  const recurrencia = detalle.tipo === 'evento' && !detalle.fechaExacta ? detalle.fechaPeriodica : null;
  const semana = recurrencia ? RECURRENCIAS.indexOf(recurrencia) : -1;
  return {
    id: detalle.id,
    titulo: detalle.titulo,
    descripcion: detalle.descripcion,
    lugar: detalle.direccion,
    dia,
    horaInicio: detalle.horaInicio,
    duracion: duracion(detalle.horaInicio, detalle.horaFin),
    semanal: DIAS_ICS[semana] ?? null,
  };
}

const minutos = (hora: string): number => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3));

/** Minutes from one time of day to the next such time: an end before the start is the next day's. */
const duracion = (inicio: string | null, fin: string | null): number =>
  inicio && fin ? (minutos(fin) - minutos(inicio) + 1440) % 1440 || 1440 : DURACION;

/** '2026-11-27', 23:00 + 120 minutes → '20261128T010000'. */
function momento(dia: Dia, hora: string, mas = 0): string {
  const total = minutos(hora) + mas;
  const reloj = total % 1440;
  const dos = (numero: number) => String(numero).padStart(2, '0');
  const fecha = sumarDias(dia, Math.floor(total / 1440)).replaceAll('-', '');
  return `${fecha}T${dos(Math.floor(reloj / 60))}${dos(reloj % 60)}00`;
}

/** A text as RFC 5545 §3.3.11 wants it: escaped, without control characters. */
const escapar = (texto: string): string =>
  texto
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|[\r\n]/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');

/** Lines of at most 75 octets, continued with a space (RFC 5545 §3.1). */
function plegar(linea: string): string {
  const partes: string[] = [];
  let actual = '';
  for (const letra of linea) {
    if (new TextEncoder().encode(actual + letra).length > 74) {
      partes.push(actual);
      actual = '';
    }
    actual += letra;
  }
  return [...partes, actual].join('\r\n ');
}

/**
 * A date as an iCalendar file, in the product's zone; weekly ones repeat.
 * @param url the item's public page
 */
export function icsDe(cita: Cita, url: string, ahora: Date): string {
  const cuando = cita.horaInicio
    ? [
        `DTSTART;TZID=${ZONA}:${momento(cita.dia, cita.horaInicio)}`,
        `DTEND;TZID=${ZONA}:${momento(cita.dia, cita.horaInicio, cita.duracion)}`,
      ]
    : [`DTSTART;VALUE=DATE:${cita.dia.replaceAll('-', '')}`];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vidriera//Agenda//ES',
    // Argentina's clocks have stood still since 2009.
    ...['BEGIN:VTIMEZONE', `TZID:${ZONA}`, 'BEGIN:STANDARD', 'DTSTART:20090315T000000'],
    ...['TZOFFSETFROM:-0300', 'TZOFFSETTO:-0300', 'END:STANDARD', 'END:VTIMEZONE'],
    'BEGIN:VEVENT',
    `UID:${cita.id}@vidriera`,
    `DTSTAMP:${ahora.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    ...cuando,
    ...(cita.semanal ? [`RRULE:FREQ=WEEKLY;BYDAY=${cita.semanal}`] : []),
    `SUMMARY:${escapar(cita.titulo)}`,
    `DESCRIPTION:${escapar(cita.descripcion)}`,
    ...(cita.lugar ? [`LOCATION:${escapar(cita.lugar)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(plegar)
    .join('\r\n');
}

/** Characters of a description that go into an address: longer ones are refused on the way. */
const RESUMEN = 500;

/** Address that opens Google Calendar with the date written; weekly ones repeat. */
export function googleDe(cita: Cita, url: string): string {
  const dates = cita.horaInicio
    ? `${momento(cita.dia, cita.horaInicio)}/${momento(cita.dia, cita.horaInicio, cita.duracion)}`
    : `${cita.dia.replaceAll('-', '')}/${sumarDias(cita.dia, 1).replaceAll('-', '')}`;
  const params = new URLSearchParams({
    action: 'TEMPLATE',
    text: cita.titulo,
    dates,
    ctz: ZONA,
    details: `${[...cita.descripcion].slice(0, RESUMEN).join('')}\n\n${url}`.trim(),
  });
  if (cita.lugar) params.set('location', cita.lugar);
  if (cita.semanal) params.set('recur', `RRULE:FREQ=WEEKLY;BYDAY=${cita.semanal}`);
  return `https://calendar.google.com/calendar/render?${params}`;
}
