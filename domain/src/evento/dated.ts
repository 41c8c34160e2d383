import { type Dia, dateToDia } from '../values/fecha.ts';
import { dateToHora } from '../values/hora.ts';
import { readExceptions } from './exceptions.ts';
import type { Dated, Exceptions, Hours } from './occurrence.ts';
import type { Repeating } from './regla.ts';
import type { Estado } from './state.ts';

export type StoredHours = Record<keyof Hours, Date | null>;
/** The fields of a stored event that say its dates. */
export type StoredDates = StoredHours &
  Repeating & {
    fechaExacta: Date | null;
    fechaDesde: Date | null;
    fechaHasta: Date | null;
    fechaFin?: Date | null;
    corrido?: boolean;
    estado?: Estado;
    excepciones?: readonly string[];
  };

export const diaOrNull = (fecha: Date | null): Dia | null => dateToDia(fecha) || null;

export const hoursOf = ({ horaInicio, horaFin }: StoredHours): Hours => ({
  horaInicio: dateToHora(horaInicio) || null,
  horaFin: dateToHora(horaFin) || null,
});

/** Returns a repeating event’s exceptions; `null` without any. Other events ignore leftovers from when they repeated. */
export const exceptionsOf = ({
  fechaPeriodica,
  regla,
  excepciones = [],
}: Repeating & { excepciones?: readonly string[] | undefined }): Exceptions | null =>
  (fechaPeriodica ?? regla) && excepciones.length > 0 ? readExceptions(excepciones) : null;

/** A stored event’s dates and hours as text. */
export const datedOf = (evento: StoredDates): Dated => ({
  ...hoursOf(evento),
  fechaExacta: diaOrNull(evento.fechaExacta),
  fechaPeriodica: evento.fechaPeriodica,
  regla: evento.regla,
  fechaFin: diaOrNull(evento.fechaFin ?? null),
  corrido: evento.corrido,
  fechaDesde: diaOrNull(evento.fechaDesde),
  fechaHasta: diaOrNull(evento.fechaHasta),
  estado: evento.estado,
  exceptions: exceptionsOf(evento),
});
