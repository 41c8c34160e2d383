import { type Dia, dateToDia } from '../values/fecha.ts';
import { dateToHora } from '../values/hora.ts';
import { readExceptions } from './exceptions.ts';
import type { Dated, Hours } from './occurrence.ts';
import type { Recurrencia } from './recurrencia.ts';
import type { Estado } from './state.ts';

type StoredHours = Record<keyof Hours, Date | null>;
type StoredDates = StoredHours & {
  fechaExacta: Date | null;
  fechaPeriodica: Recurrencia | null;
  fechaDesde: Date | null;
  fechaHasta: Date | null;
  fechaFin?: Date | null;
  estado?: Estado;
  excepciones?: readonly string[];
};

/** The day of a stored date. */
export const diaOrNull = (fecha: Date | null): Dia | null => dateToDia(fecha) || null;

/** Stored hours as the clock writes them. */
export const hoursOf = ({ horaInicio, horaFin }: StoredHours): Hours => ({
  horaInicio: dateToHora(horaInicio) || null,
  horaFin: dateToHora(horaFin) || null,
});

/** Dates of a weekly event that are called off or have other hours, as far as there are any. What was left behind by an event that was weekly once is none. */
export const exceptionsOf = ({
  fechaPeriodica,
  excepciones = [],
}: {
  fechaPeriodica: Recurrencia | null;
  excepciones?: readonly string[] | undefined;
}): Pick<Dated, 'exceptions'> =>
  fechaPeriodica && excepciones.length > 0 ? { exceptions: readExceptions(excepciones) } : {};

/** The dates and hours of a stored event, as calendar and clock write them. */
export const datedOf = (evento: StoredDates): Dated => ({
  ...hoursOf(evento),
  fechaExacta: diaOrNull(evento.fechaExacta),
  fechaPeriodica: evento.fechaPeriodica,
  fechaFin: diaOrNull(evento.fechaFin ?? null),
  fechaDesde: diaOrNull(evento.fechaDesde),
  fechaHasta: diaOrNull(evento.fechaHasta),
  estado: evento.estado,
  ...exceptionsOf(evento),
});
