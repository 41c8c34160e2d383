import { type Dia, monthName } from '../values/fecha.ts';
import type { CardOf } from './wire-schema.ts';

/** Joins the parts that are there: '21:00 · $ 3.000'. */
export const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(' · ');

/** Returns '21:00 a 23:00', 'Hasta las 23:00', or ''. */
export function hoursOf({ horaInicio, horaFin }: Pick<CardOf<'curso'>, 'horaInicio' | 'horaFin'>): string {
  if (horaInicio) return horaFin ? `${horaInicio} a ${horaFin}` : horaInicio;
  return horaFin ? `Hasta las ${horaFin}` : '';
}

/** Returns '27 nov'. */
export const dayText = (dia: Dia): string => `${Number(dia.slice(8))} ${monthName(dia).slice(0, 3)}`;

/** Returns 'Del 3 mar al 4 abr', 'Desde el 3 mar', or ''. */
export function rangeOf({
  fechaDesde,
  fechaHasta,
}: Pick<CardOf<'curso'>, 'fechaDesde' | 'fechaHasta'>): string {
  if (fechaDesde && fechaHasta) return `Del ${dayText(fechaDesde)} al ${dayText(fechaHasta)}`;
  if (fechaDesde) return `Desde el ${dayText(fechaDesde)}`;
  return fechaHasta ? `Hasta el ${dayText(fechaHasta)}` : '';
}
