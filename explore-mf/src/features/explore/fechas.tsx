import { Link } from 'kit/router';
import styles from './fechas.module.css';
import { direccionDe, type Filtros } from './filtros.ts';

const FECHAS = [
  { fecha: undefined, texto: 'Cuando sea' },
  { fecha: 'hoy', texto: 'Hoy' },
  { fecha: 'finde', texto: 'Este fin de semana' },
  { fecha: 'mes', texto: 'Este mes' },
] as const;

/** When: links, so that each choice has its address. */
export function Fechas({ filtros }: { filtros: Filtros }) {
  return (
    <nav aria-label="Fecha" className={styles.dates}>
      {FECHAS.map(({ fecha, texto }) => (
        <Link
          key={texto}
          to={direccionDe({ ...filtros, fecha })}
          preventScrollReset
          aria-current={filtros.fecha === fecha ? 'true' : undefined}
          className={styles.date}
        >
          {texto}
        </Link>
      ))}
    </nav>
  );
}
