import type { Dia } from '@vidriera/domain/values/fecha';
import type { Tipo } from '@vidriera/domain/values/ids';
import type { PostValues } from './values.ts';

type DayField = 'fechaExacta' | 'fechaFin' | 'fechaDesde' | 'fechaHasta';

/** The field that says when something is over: an event's day, or its last one, the last day of anything else, a course's first without one. */
function lastDayField(tipo: Tipo, { tipoFecha, fechaFin, fechaHasta }: PostValues): DayField | null {
  if (tipo === 'link') return null;
  if (tipo === 'evento' && tipoFecha !== 'periodica')
    return tipoFecha === 'exacta' ? (fechaFin ? 'fechaFin' : 'fechaExacta') : null;
  return tipo === 'curso' && !fechaHasta ? 'fechaDesde' : 'fechaHasta';
}

/** The day by which what is typed is over already, and its field; `null` for what is to come. */
export function pastDay(tipo: Tipo, values: PostValues, today: Dia): { field: DayField; day: Dia } | null {
  const field = lastDayField(tipo, values);
  const day = field && values[field];
  return field && day && day < today ? { field, day } : null;
}
