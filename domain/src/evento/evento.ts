import { dateToDia, midnight } from '../values/fecha.ts';
import { RECURRENCIAS, type Recurrencia } from './recurrencia.ts';
import { nearestDate, type Regla, type Repeating, readRegla } from './regla.ts';

export const TIPOS_FECHA = ['sinFecha', 'exacta', 'periodica'] as const;
export type TipoFecha = (typeof TIPOS_FECHA)[number];

type Fechas = Repeating & { fechaExacta: Date | null };

export function tipoFechaOf({ fechaExacta, fechaPeriodica, regla }: Fechas): TipoFecha {
  if (fechaExacta) return 'exacta';
  return (fechaPeriodica ?? regla) ? 'periodica' : 'sinFecha';
}

const isAfter = (day: Date | null, first: Date | null): boolean =>
  day !== null && first !== null && day > first;

/** The specification's field, if a rule says no more than it: one day of every week. */
function weeklyOf(regla: Regla | null): Recurrencia | null {
  const [day, ...otherDays] = regla && 'days' in regla && regla.every === 1 ? regla.days : [];
  return (day !== undefined && otherDays.length === 0 && RECURRENCIAS[day]) || null;
}

/** Returns a repeating event’s first day, which is a date of its rule. */
export function firstDay({ regla, fechaDesde }: Pick<Repeating, 'regla'> & { fechaDesde: Date | null }) {
  const rule = readRegla(regla);
  const dia = dateToDia(fechaDesde);
  return rule && dia && !weeklyOf(rule) ? midnight(nearestDate(rule, dia, dia)) : fechaDesde;
}

/** Whether an event has a rule without its first date, from which every second week counts. */
export const lacksFirstDay = ({ regla, fechaDesde }: { regla: string | null; fechaDesde: Date | null }) =>
  regla !== null && fechaDesde === null && weeklyOf(readRegla(regla)) === null;

/** Clears the dates that the kind of date does not use. */
export function onlyDatesOf<
  E extends Fechas & {
    fechaFin: Date | null;
    corrido: boolean;
    horaInicio: Date | null;
    fechaDesde: Date | null;
    fechaHasta: Date | null;
    tipoFecha: TipoFecha;
  },
>({ tipoFecha, ...evento }: E) {
  const regla = readRegla(evento.regla);
  const weekly = regla ? weeklyOf(regla) : evento.fechaPeriodica;
  const [isExact, repeats] = [tipoFecha === 'exacta', tipoFecha === 'periodica'];
  const isLong = isExact && isAfter(evento.fechaFin, evento.fechaExacta);
  return {
    ...evento,
    fechaExacta: isExact ? evento.fechaExacta : null,
    fechaFin: isLong ? evento.fechaFin : null,
    corrido: isLong && evento.horaInicio !== null && evento.corrido,
    fechaPeriodica: repeats ? weekly : null,
    regla: repeats && !weekly ? (evento.regla ?? null) : null,
    fechaDesde: repeats ? firstDay(evento) : null,
    fechaHasta: repeats ? evento.fechaHasta : null,
  };
}
