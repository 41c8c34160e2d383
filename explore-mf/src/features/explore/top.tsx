import type { WirePlace } from '@vidriera/domain/localidad/schema';
import { cx } from '@vidriera/kit/class-names';
import { ButtonLink } from '@vidriera/kit/ui/button';
import X from 'lucide-react/icons/x';
import { useCityChoice } from './city.tsx';
import { addressOf, type ExploreFilters, hasFilters } from './filters.ts';
import { RESULTS, toResults } from './results.ts';
import { SearchForm } from './search-form.tsx';
import styles from './top.module.css';

interface TopProps {
  filters: ExploreFilters;
  place: WirePlace | null;
  /** `null` if the list shows today. */
  title: string | null;
}

/** The dark band: title, place, link out of the filters, search. */
export function Top({ filters, place, title }: TopProps) {
  const city = useCityChoice(filters, place);
  const filtered = hasFilters(filters);
  return (
    <section className={styles.band}>
      <a href={RESULTS} className={cx('sr-only', styles.skip)}>
        Ir a los eventos
      </a>
      <div className={cx(styles.inner, filtered && styles.filtered)}>
        <div className={styles.head}>
          <h1 className={title === null ? styles.today : styles.title}>{title ?? <>Hoy en {city.link}</>}</h1>
          {title === null ? null : <div className={styles.city}>{city.link}</div>}
          {filtered ? (
            <ButtonLink
              kind="ghost"
              to={addressOf({ en: filters.en }) + RESULTS}
              onClick={toResults}
              icon={<X size={20} />}
              className={styles.clear}
            >
              Borrar filtros
            </ButtonLink>
          ) : null}
        </div>
        <SearchForm filters={filters} />
      </div>
      {city.window}
    </section>
  );
}
