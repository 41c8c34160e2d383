import { readRegla } from '../evento/regla.ts';
import { weekdaysText } from '../evento/regla-words.ts';
import { type Dia, monthName } from '../values/fecha.ts';
import type { CardOf } from './wire-schema.ts';

/** Joins the parts that are there: '21:00 · $ 3.000'. */
export const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(' · ');

/** Returns '21:00 a 23:00', 'Hasta las 23:00', or ''. */
function hoursOf({ horaInicio, horaFin }: Pick<CardOf<'curso'>, 'horaInicio' | 'horaFin'>): string {
  if (horaInicio) return horaFin ? `${horaInicio} a ${horaFin}` : horaInicio;
  return horaFin ? `Hasta las ${horaFin}` : '';
}

type EventDays = Pick<CardOf<'evento'>, 'fechaExacta' | 'fechaFin' | 'corrido' | 'horaInicio' | 'horaFin'>;
/** Returns '21:00 a 23:00', 'Del 27 nov al 29 nov · 10:00 a 20:00', 'Del 27 nov 20:00 al 29 nov 18:00', or ''. */
export function eventTimesOf({ fechaExacta, fechaFin, corrido, ...hours }: EventDays): string {
  if (!fechaExacta || !fechaFin) return hoursOf(hours);
  if (!corrido) return joined(rangeOf({ fechaDesde: fechaExacta, fechaHasta: fechaFin }), hoursOf(hours));
  const [from, to] = [
    [dayText(fechaExacta), hours.horaInicio],
    [dayText(fechaFin), hours.horaFin],
  ];
  return `Del ${from?.filter(Boolean).join(' ')} al ${to?.filter(Boolean).join(' ')}`;
}

/** Returns 'Lun y jue 18:00 a 20:00', '18:00 a 20:00' without weekdays, or ''. */
export function classTimesOf(curso: Pick<CardOf<'curso'>, 'regla' | 'horaInicio' | 'horaFin'>): string {
  const regla = readRegla(curso.regla);
  return [regla ? weekdaysText(regla) : '', hoursOf(curso)].filter((part) => part !== '').join(' ');
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
