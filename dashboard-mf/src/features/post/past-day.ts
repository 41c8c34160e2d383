import type { Dia } from '@vidriera/domain/values/fecha';
import type { Tipo } from '@vidriera/domain/values/ids';
import type { PostValues } from './values.ts';

type DayField = 'fechaExacta' | 'fechaFin' | 'fechaDesde' | 'fechaHasta';

/** Returns the field with the last day: an event's day or its last one, else the last day, or a course's first. */
function lastDayField(tipo: Tipo, { tipoFecha, fechaFin, fechaHasta }: PostValues): DayField | null {
  if (tipo === 'link') return null;
  if (tipo === 'evento' && tipoFecha !== 'periodica')
    return tipoFecha === 'exacta' ? (fechaFin ? 'fechaFin' : 'fechaExacta') : null;
  return tipo === 'curso' && !fechaHasta ? 'fechaDesde' : 'fechaHasta';
}

/** Returns the day on which the item is already over, and its field; `null` for an upcoming item. */
export function pastDay(tipo: Tipo, values: PostValues, today: Dia): { field: DayField; day: Dia } | null {
  const field = lastDayField(tipo, values);
  const day = field && values[field];
  return field && day && day < today ? { field, day } : null;
}
