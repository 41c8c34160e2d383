import { CATEGORIA_VISIBLE, CATEGORIAS } from '@vidriera/domain/categoria/categoria';
import { cx } from '@vidriera/kit/class-names';
import { Carousel } from '@vidriera/kit/ui/cards/carousel';
import { CategoryIcon } from '@vidriera/kit/ui/cards/category-icon';
import { Pill } from '@vidriera/kit/ui/parts/pills';
import styles from './categorias.module.css';
import { addressOf, type ExploreFilters } from './filters.ts';

/** The categories as chips, 'Todas' first. Pressing the selected one selects all. */
export function Categorias({
  filters,
  className,
}: {
  filters: ExploreFilters;
  className?: string | undefined;
}) {
  return (
    <Carousel
      label="Categorías"
      step={0.8}
      items="auto"
      chosen={filters.categoria ?? ''}
      className={cx(styles.categories, className)}
    >
      <li>
        <Pill to={addressOf({ ...filters, categoria: undefined })} chosen={!filters.categoria}>
          <CategoryIcon of={null} />
          Todas
        </Pill>
      </li>
      {CATEGORIAS.map((categoria) => {
        const chosen = filters.categoria === categoria;
        return (
          <li key={categoria}>
            <Pill to={addressOf({ ...filters, categoria: chosen ? undefined : categoria })} chosen={chosen}>
              <CategoryIcon of={categoria} />
              {CATEGORIA_VISIBLE[categoria]}
            </Pill>
          </li>
        );
      })}
    </Carousel>
  );
}
