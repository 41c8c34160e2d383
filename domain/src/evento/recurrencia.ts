import { addDays, type Dia, diaOf, midnight, weekday, ZONE } from '../values/fecha.ts';

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
export const DEFAULT_RECURRENCIA: Recurrencia = 'Todos los lunes';

/** Day of the week of a recurrence, 0 = Sunday … 6 = Saturday. */
export const diaOfRecurrencia = (recurrencia: Recurrencia): number =>
  (RECURRENCIAS.indexOf(recurrencia) + 1) % 7;

/**
 * First day, today included, on which the recurrence falls, not before `from`.
 * @param now the moment that makes "today", in `zone`.
 */
export function nextDia(recurrencia: Recurrencia, now: Date, from: Date | null = null, zone = ZONE): Dia {
  const today = diaOf(now, zone);
  const start = from ? diaOf(from, zone) : today;
  const base = start > today ? start : today;
  return addDays(base, (diaOfRecurrencia(recurrencia) - weekday(base) + 7) % 7);
}

/** Local midnight of the next occurrence of an event's dates; `null` for an event without a date. */
export function proximaFecha(
  evento: { fechaExacta: Date | null; fechaPeriodica: Recurrencia | null; fechaDesde?: Date | null },
  now: Date,
  zone = ZONE,
): Date | null {
  if (evento.fechaExacta) return evento.fechaExacta;
  if (!evento.fechaPeriodica) return null;
  return midnight(nextDia(evento.fechaPeriodica, now, evento.fechaDesde ?? null, zone), zone);
}
