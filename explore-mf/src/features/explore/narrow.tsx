import { Link } from 'kit/router';
import { pillClass } from 'kit/ui/pills';
import { useChosenInView } from 'kit/use-chosen-in-view';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Categorias } from './categorias.tsx';
import { Fechas } from './fechas.tsx';
import { type Filters, filterFormOf, whenText } from './filters.ts';
import type { DayCount } from './load.ts';
import styles from './narrow.module.css';

/** One row of ways to narrow the list: dates, categories, and at its right end the way to all filters. */
export function Narrow({ filters, days }: { filters: Filters; days: readonly DayCount[] }) {
  const strip = useChosenInView<HTMLDivElement>(`${filters.categoria ?? ''} ${whenText(filters)}`);
  return (
    <div className={styles.row}>
      <div ref={strip} className={styles.strip}>
        <Fechas filters={filters} days={days} />
        <Categorias filters={filters} />
      </div>
      <Link to={filterFormOf(filters)} className={pillClass}>
        <SlidersHorizontal size={20} />
        <span className={styles.word}>Filtros</span>
      </Link>
    </div>
  );
}
