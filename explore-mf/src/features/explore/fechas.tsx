import { Link } from 'kit/router';
import styles from './fechas.module.css';
import { addressOf, type Filters } from './filters.ts';

const FECHAS = [
  { fecha: undefined, text: 'Cuando sea' },
  { fecha: 'hoy', text: 'Hoy' },
  { fecha: 'finde', text: 'Este fin de semana' },
  { fecha: 'mes', text: 'Este mes' },
] as const;

/** When: links, so that each choice has its address. */
export function Fechas({ filters }: { filters: Filters }) {
  return (
    <nav aria-label="Fecha" className={styles.dates}>
      {FECHAS.map(({ fecha, text }) => (
        <Link
          key={text}
          to={addressOf({ ...filters, fecha })}
          preventScrollReset
          aria-current={filters.fecha === fecha ? 'true' : undefined}
          className={styles.date}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
