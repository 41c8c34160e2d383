import X from '@lucide/icons/icons/x';
import type { Zonas } from '@vidriera/domain/api/schema';
import type { WirePlace } from '@vidriera/domain/localidad/schema';
import { cx } from '@vidriera/kit/class-names';
import { ButtonLink } from '@vidriera/kit/ui/parts/button';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { Pill } from '@vidriera/kit/ui/parts/pills';
import { Link } from '@vidriera/router';
import { useCityChoice } from './city.tsx';
import { addressOf, type ExploreFilters, type FilterPart, hasFilters } from './filters.ts';
import { RESULTS, toResults } from './results.ts';
import { SearchForm } from './search-form.tsx';
import styles from './top.module.css';

interface TopProps {
  filters: ExploreFilters;
  place: WirePlace | null;
  /** Before the place, without filters. */
  title: string;
  parts: readonly FilterPart[];
  /** The fullest cities, on the page of the whole country. */
  cities: Zonas['zonas'];
}

/** The dark band: title, place, link out of the filters, search. */
export function Top({ filters, place, title, parts, cities }: TopProps) {
  const city = useCityChoice(filters, place);
  const filtered = hasFilters(filters);
  return (
    <section className={styles.band}>
      <a href={RESULTS} className={cx('sr-only', styles.skip)}>
        Ir a los eventos
      </a>
      <div className={cx(styles.inner, filtered && styles.filtered)}>
        <div className={styles.head}>
          {parts.length === 0 ? (
            <h1 key="window" className={styles.today}>
              <span>{`${title} en `}</span>
              {city.link}
            </h1>
          ) : (
            <h1 key="filters" className={styles.title}>
              {/* Other words are another element: a browser's translation takes texts away from React. */}
              {parts.map(({ text, rest }, at) => (
                <span key={at > 0 ? text : `first ${text}`}>
                  {at > 0 ? ', ' : null}
                  <Link
                    to={addressOf(rest) + RESULTS}
                    onClick={toResults}
                    title="Quitar este filtro"
                    className={styles.part}
                  >
                    {at === 0 ? text.charAt(0).toUpperCase() + text.slice(1) : text}
                    <Icon of={X} size={14} />
                  </Link>
                </span>
              ))}
              <span> en </span>
              {city.link}
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
        {place || cities.length === 0 ? null : (
          <nav aria-label="Ciudades" className={styles.cities}>
            {city.nearMe}
            {cities.map(({ codigo, nombre }) => (
              <Pill key={codigo} to={addressOf({ en: codigo })} chosen={false}>
                {nombre}
              </Pill>
            ))}
          </nav>
        )}
      </div>
      {city.window}
    </section>
  );
}
