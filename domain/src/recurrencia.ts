import { type Dia, diaDe, diaDeSemana, medianoche, sumarDias, ZONA } from './fecha.ts';

/** Weekly recurrences, Monday first. */
export const RECURRENCIAS = [
  'Todos los lunes',
  'Todos los martes',
  'Todos los miércoles',
  'Todos los jueves',
  'Todos los viernes',
  'Todos los sábados',
  'Todos los domingos',
] as const;
export type Recurrencia = (typeof RECURRENCIAS)[number];

/** What the event form proposes. */
export const RECURRENCIA_POR_DEFECTO: Recurrencia = 'Todos los lunes';

/** Day of the week of a recurrence, 0 = Sunday … 6 = Saturday. */
export const diaDeRecurrencia = (recurrencia: Recurrencia): number =>
  (RECURRENCIAS.indexOf(recurrencia) + 1) % 7;

/**
 * First day, today included, on which the recurrence falls, not before `desde`.
 * @param now the moment that makes "today", in `zona`.
 */
export function proximoDia(recurrencia: Recurrencia, now: Date, desde: Date | null = null, zona = ZONA): Dia {
  const hoy = diaDe(now, zona);
  const inicio = desde ? diaDe(desde, zona) : hoy;
  const base = inicio > hoy ? inicio : hoy;
  return sumarDias(base, (diaDeRecurrencia(recurrencia) - diaDeSemana(base) + 7) % 7);
}

/** Local midnight of the next occurrence of an event's dates; `null` for an event without a date. */
export function proximaFecha(
  evento: { fechaExacta: Date | null; fechaPeriodica: Recurrencia | null; fechaDesde?: Date | null },
  now: Date,
  zona = ZONA,
): Date | null {
  if (evento.fechaExacta) return evento.fechaExacta;
  if (!evento.fechaPeriodica) return null;
  return medianoche(proximoDia(evento.fechaPeriodica, now, evento.fechaDesde ?? null, zona), zona);
}
