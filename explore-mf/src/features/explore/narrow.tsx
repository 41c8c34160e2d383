import { CATEGORIA_VISIBLE } from '@vidriera/domain/categoria/categoria';
import { CategoryIcon } from '@vidriera/kit/ui/category-icon';
import { Pill, pillClass } from '@vidriera/kit/ui/pills';
import { useChosenInView } from '@vidriera/kit/use-chosen-in-view';
import { Link } from '@vidriera/router';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Categorias } from './categorias.tsx';
import { Fechas } from './fechas.tsx';
import { addressOf, type ExploreFilters, filterFormOf, whenText } from './filters.ts';
import type { DayCount } from './load.ts';
import styles from './narrow.module.css';

/** A row of filters: dates, categories, and all filters at its end. On a phone only the selected category. */
export function Narrow({ filters, days }: { filters: ExploreFilters; days: readonly DayCount[] }) {
  const { categoria } = filters;
  const strip = useChosenInView<HTMLDivElement>(`${categoria ?? ''} ${whenText(filters)}`);
  return (
    <div className={styles.row}>
      <div ref={strip} className={styles.strip}>
        {categoria ? (
          <span className={styles.chosen}>
            <Pill to={addressOf({ ...filters, categoria: undefined })} chosen>
              <CategoryIcon of={categoria} />
              {CATEGORIA_VISIBLE[categoria]}
            </Pill>
          </span>
        ) : null}
        <Fechas filters={filters} days={days} />
        <Categorias filters={filters} className={styles.categories} />
      </div>
      <Link to={filterFormOf(filters)} className={pillClass}>
        <SlidersHorizontal size={20} />
        <span className={styles.word}>Filtros</span>
      </Link>
    </div>
  );
}
