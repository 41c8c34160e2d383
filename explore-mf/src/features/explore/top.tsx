import type { Place } from 'domain/localidad/schema';
import { ButtonLink } from 'kit/ui/button';
import X from 'lucide-react/icons/x';
import { useCityChoice } from './city.tsx';
import { addressOf, type Filters, hasFilters } from './filters.ts';
import { RESULTS, toResults } from './results.ts';
import { SearchForm } from './search-form.tsx';
import styles from './top.module.css';

interface TopProps {
  filters: Filters;
  place: Place | null;
  /** What the list shows, in words; `null` where that is today. */
  title: string | null;
  /** How much was found, to be seen: the list says it to screen readers, with what it was found by. */
  count: string | null;
}

/** The dark band: what is shown and where, the way out of filters, and the search. */
export function Top({ filters, place, title, count }: TopProps) {
  const city = useCityChoice(filters, place);
  return (
    <section className={styles.band}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <div className={styles.said}>
            <h1 className={title === null ? styles.today : styles.title}>
              {title ?? <>Hoy en {city.link}</>}
            </h1>
            {count ? <p aria-hidden="true">{count}</p> : null}
          </div>
          {title === null ? null : <div className={styles.city}>{city.link}</div>}
          {hasFilters(filters) ? (
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
