import { Link } from '@vidriera/router';
import styles from './explore.module.css';
import { addressOf, type ExploreFilters } from './filters.ts';
import { RESULTS } from './results.ts';

/** Tells that the search was corrected, and links to the search as typed. */
export function Mended({ filters, mended }: { filters: ExploreFilters; mended: string }) {
  const { q } = filters;
  return (
    <p className={styles.mended}>
      Quisiste decir <Link to={addressOf({ ...filters, q: mended }) + RESULTS}>«{mended}»</Link>.{' '}
      <Link to={addressOf({ ...filters, literal: '1' }) + RESULTS}>Buscar «{q}» tal cual</Link>
    </p>
  );
}
