import type { Days } from 'domain/api/schema';
import { Pills } from 'kit/ui/pills';
import {
  addressOf,
  FECHA_VISIBLE,
  FECHAS,
  type Filters,
  filterFormOf,
  weekAndDay,
  whenText,
} from './filters.ts';

/** When, with how many events there are on each of the days to come, and the way to all other filters. */
export function Fechas({ filters, days }: { filters: Filters; days: Days['dias'] }) {
  const [today, tomorrow, ...later] = days;
  const { desde, hasta } = filters;
  const choice = (text: string, chosen: boolean, asked: Partial<Filters>, count?: number) => ({
    text,
    count,
    chosen,
    to: addressOf({ ...filters, fecha: undefined, desde: undefined, hasta: undefined, ...asked }),
  });
  const windows = FECHAS.map((fecha) => {
    const day = fecha === 'hoy' ? today : fecha === 'manana' ? tomorrow : undefined;
    return choice(FECHA_VISIBLE[fecha], filters.fecha === fecha, { fecha }, day?.cantidad);
  });
  const single = later
    .filter(({ dia, cantidad }) => cantidad > 0 || (dia === desde && dia === hasta))
    .map(({ dia, cantidad }) =>
      choice(weekAndDay(dia), dia === desde && dia === hasta, { desde: dia, hasta: dia }, cantidad),
    );
  const isOther = desde && !single.some(({ chosen }) => chosen);
  return (
    <Pills
      label="Fecha"
      choices={[
        choice('Cuando sea', !filters.fecha && !desde, {}),
        ...(isOther ? [choice(whenText(filters), true, { desde, hasta })] : []),
        ...windows.slice(0, 4),
        ...single,
        ...windows.slice(4),
        {
          text: 'Más filtros',
          to: filterFormOf(filters),
          chosen: false,
        },
      ]}
    />
  );
}
