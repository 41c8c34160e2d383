import X from '@lucide/icons/icons/x';
import { windowNames } from '@vidriera/domain/item/near';
import type { WirePlace } from '@vidriera/domain/localidad/schema';
import type { LocalTime } from '@vidriera/domain/values/local-time';
import { cx } from '@vidriera/kit/class-names';
import { ButtonLink } from '@vidriera/kit/ui/button';
import { Icon } from '@vidriera/kit/ui/icon';
import { useCityChoice } from './city.tsx';
import { addressOf, type ExploreFilters, hasFilters } from './filters.ts';
import { RESULTS, toResults } from './results.ts';
import { SearchForm } from './search-form.tsx';
import styles from './top.module.css';

interface TopProps {
  filters: ExploreFilters;
  place: WirePlace | null;
  /** After the place; `null` if the list shows today. */
  title: string | null;
  now: LocalTime;
}

/** The dark band: title, place, link out of the filters, search. */
export function Top({ filters, place, title, now }: TopProps) {
  const city = useCityChoice(filters, place);
  const filtered = hasFilters(filters);
  return (
    <section className={styles.band}>
      <a href={RESULTS} className={cx('sr-only', styles.skip)}>
        Ir a los eventos
      </a>
      <div className={cx(styles.inner, filtered && styles.filtered)}>
        <div className={styles.head}>
          {title === null ? (
            <h1 key="today" className={styles.today}>
              <span>{`${windowNames(now).hoy} en `}</span>
              {city.link}
            </h1>
          ) : (
            <h1 key="title" className={filtered ? styles.title : styles.today}>
              {city.link}
              <span>{`: ${title}`}</span>
            </h1>
          )}
          {filtered ? (
            <ButtonLink
              kind="ghost"
              to={addressOf({ en: filters.en }) + RESULTS}
              onClick={toResults}
              icon={<Icon of={X} size={20} />}
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
