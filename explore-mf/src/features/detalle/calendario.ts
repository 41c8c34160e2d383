import type { Detalle } from 'domain/api';
import { ZONA } from 'domain/fecha';

type Agendable = Extract<Detalle, { tipo: 'evento' }>;

const DIAS_ICS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
const RECURRENTES = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados', 'domingos'];

/** A text as RFC 5545 §3.3.11 wants it. */
const escapar = (texto: string): string => texto.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');

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

const compacta = (dia: string, hora: string): string =>
  `${dia.replaceAll('-', '')}T${hora.replace(':', '')}00`;

/**
 * An event as an iCalendar file, in the product's zone; weekly ones repeat. `null` for an event without a date.
 * An end before the start is the next day's; without an end it lasts two hours.
 */
export function icsDe(evento: Agendable, direccionWeb: string, ahora: Date): string | null {
  const dia = evento.fechaExacta ?? evento.proximaFecha;
  if (!dia) return null;
  const semanal = RECURRENTES.findIndex((nombre) => evento.fechaPeriodica?.endsWith(nombre));
  const cuando = evento.horaInicio
    ? [
        `DTSTART;TZID=${ZONA}:${compacta(dia, evento.horaInicio)}`,
        `DURATION:PT${duracion(evento.horaInicio, evento.horaFin)}M`,
      ]
    : [`DTSTART;VALUE=DATE:${dia.replaceAll('-', '')}`];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vidriera//Agenda//ES',
    'BEGIN:VEVENT',
    `UID:${evento.id}@vidriera`,
    `DTSTAMP:${ahora.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    ...cuando,
    ...(evento.fechaPeriodica && semanal >= 0 ? [`RRULE:FREQ=WEEKLY;BYDAY=${DIAS_ICS[semanal]}`] : []),
    `SUMMARY:${escapar(evento.titulo)}`,
    `DESCRIPTION:${escapar(evento.descripcion)}`,
    ...(evento.direccion ? [`LOCATION:${escapar(evento.direccion)}`] : []),
    `URL:${direccionWeb}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(plegar)
    .join('\r\n');
}

/** Minutes from one time of day to the next such time. */
function duracion(inicio: string, fin: string | null): number {
  if (!fin) return 120;
  const minutos = (hora: string) => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3));
  return (minutos(fin) - minutos(inicio) + 1440) % 1440 || 1440;
}
