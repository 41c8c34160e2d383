import { type Dia, dateToDia } from '../values/fecha.ts';
import { dateToHora } from '../values/hora.ts';
import type { Dated, Hours } from './occurrence.ts';
import type { Recurrencia } from './recurrencia.ts';

type StoredHours = Record<keyof Hours, Date | null>;
type StoredDates = StoredHours & {
  fechaExacta: Date | null;
  fechaPeriodica: Recurrencia | null;
  fechaDesde: Date | null;
  fechaHasta: Date | null;
};

/** The day of a stored date. */
export const diaOrNull = (fecha: Date | null): Dia | null => dateToDia(fecha) || null;

/** Stored hours as the clock writes them. */
export const hoursOf = ({ horaInicio, horaFin }: StoredHours): Hours => ({
  horaInicio: dateToHora(horaInicio) || null,
  horaFin: dateToHora(horaFin) || null,
});

/** The dates and hours of a stored event, as calendar and clock write them. */
export const datedOf = (evento: StoredDates): Dated => ({
  ...hoursOf(evento),
  fechaExacta: diaOrNull(evento.fechaExacta),
  fechaPeriodica: evento.fechaPeriodica,
  fechaDesde: diaOrNull(evento.fechaDesde),
  fechaHasta: diaOrNull(evento.fechaHasta),
});
