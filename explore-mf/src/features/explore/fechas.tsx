import { Pills } from 'kit/ui/pills';
import { addressOf, type Filters } from './filters.ts';

const FECHAS = [
  { fecha: undefined, text: 'Cuando sea' },
  { fecha: 'hoy', text: 'Hoy' },
  { fecha: 'finde', text: 'Este fin de semana' },
  { fecha: 'mes', text: 'Este mes' },
] as const;

/** When. */
export function Fechas({ filters }: { filters: Filters }) {
  const choices = FECHAS.map(({ fecha, text }) => ({
    text,
    to: addressOf({ ...filters, fecha }),
    chosen: filters.fecha === fecha,
  }));
  return <Pills label="Fecha" choices={choices} />;
}
