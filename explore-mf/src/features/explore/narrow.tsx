import SlidersHorizontal from '@lucide/icons/icons/sliders-horizontal';
import type { LocalTime } from '@vidriera/domain/values/local-time';
import { cx } from '@vidriera/kit/class-names';
import { useChosenInView } from '@vidriera/kit/hooks/use-chosen-in-view';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { pillClass } from '@vidriera/kit/ui/parts/pills';
import { Link } from '@vidriera/router';
import { Categorias } from './categorias.tsx';
import { Fechas } from './fechas.tsx';
import { type ExploreFilters, filterFormOf, whenText } from './filters.ts';
import type { DayCount } from './load.ts';
import styles from './narrow.module.css';

interface NarrowProps {
  filters: ExploreFilters;
  days: readonly DayCount[];
  now: LocalTime;
  categories: boolean;
}

/** Rows of filters: dates and all filters, and the categories; on wide screens one row. */
export function Narrow({ filters, days, now, categories }: NarrowProps) {
  const strip = useChosenInView<HTMLDivElement>(whenText(filters, now));
  return (
    <div className={styles.row}>
      <div ref={strip} className={styles.strip}>
        <Fechas filters={filters} days={days} now={now} />
      </div>
      {categories ? <Categorias filters={filters} className={styles.categories} /> : null}
      <Link to={filterFormOf(filters)} className={cx(pillClass, styles.all)}>
        <Icon of={SlidersHorizontal} size={20} />
        <span className={styles.word}>Filtros</span>
      </Link>
    </div>
  );
}
