import { DATE_RANGES } from 'domain/values/fecha';
import { Pills } from 'kit/ui/pills';
import { addressOf, FECHA_VISIBLE, type Filters } from './filters.ts';

/** When. */
export function Fechas({ filters }: { filters: Filters }) {
  const choices = [undefined, ...DATE_RANGES].map((fecha) => ({
    text: fecha ? FECHA_VISIBLE[fecha] : 'Cuando sea',
    to: addressOf({ ...filters, fecha }),
    chosen: filters.fecha === fecha,
  }));
  return <Pills label="Fecha" choices={choices} />;
}
