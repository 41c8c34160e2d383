import { quoted } from '@vidriera/domain/values/isolated';
import type { LocalTime } from '@vidriera/domain/values/local-time';
import { Link } from '@vidriera/router';
import styles from './explore.module.css';
import { addressOf, type ExploreFilters, whenText } from './filters.ts';
import { RESULTS } from './results.ts';

/** Tells that the search was corrected, and links to the search as typed. */
export function Mended({ filters, mended }: { filters: ExploreFilters; mended: string }) {
  const { q } = filters;
  return (
    <p className={styles.mended}>
      Mostramos <Link to={addressOf({ ...filters, q: mended }) + RESULTS}>{quoted(mended)}</Link>.{' '}
      <Link to={addressOf({ ...filters, literal: '1' }) + RESULTS}>Buscar {quoted(q)} tal cual</Link>
    </p>
  );
}

/** Tells that words of the search were read as a date, and links to the search as typed. */
export function Dated({
  filters,
  meant,
  now,
}: {
  filters: ExploreFilters;
  meant: ExploreFilters;
  now: LocalTime;
}) {
  return (
    <p className={styles.mended}>
      Buscamos por fecha: {whenText(meant, now).toLowerCase()}.{' '}
      <Link to={addressOf({ ...filters, literal: '1' }) + RESULTS}>Buscar {quoted(filters.q)} tal cual</Link>
    </p>
  );
}
