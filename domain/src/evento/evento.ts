import type { Recurrencia } from './recurrencia.ts';

export const TIPOS_FECHA = ['sinFecha', 'exacta', 'periodica'] as const;
export type TipoFecha = (typeof TIPOS_FECHA)[number];

type Fechas = { fechaExacta: Date | null; fechaPeriodica: Recurrencia | null };

export function tipoFechaOf({ fechaExacta, fechaPeriodica }: Fechas): TipoFecha {
  if (fechaExacta) return 'exacta';
  return fechaPeriodica ? 'periodica' : 'sinFecha';
}

const isAfter = (day: Date | null, first: Date | null): boolean =>
  day !== null && first !== null && day > first;

/** Clears the dates that the kind of date does not use. */
export const onlyDatesOf = <
  E extends Fechas & {
    fechaFin: Date | null;
    fechaDesde: Date | null;
    fechaHasta: Date | null;
    tipoFecha: TipoFecha;
  },
>({
  tipoFecha,
  ...evento
}: E) => ({
  ...evento,
  fechaExacta: tipoFecha === 'exacta' ? evento.fechaExacta : null,
  fechaFin: tipoFecha === 'exacta' && isAfter(evento.fechaFin, evento.fechaExacta) ? evento.fechaFin : null,
  fechaPeriodica: tipoFecha === 'periodica' ? evento.fechaPeriodica : null,
  fechaDesde: tipoFecha === 'periodica' ? evento.fechaDesde : null,
  fechaHasta: tipoFecha === 'periodica' ? evento.fechaHasta : null,
});
