import { Link } from '@vidriera/router';
import styles from './logo.module.css';

/** The drawn logo, linked home. It is no text, because a phone's first page has no heading font. */
export function Logo({ to = '/' }: { to?: string }) {
  return (
    <Link to={to} className={styles.logo} aria-label="Vidriera, inicio">
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path
          className={styles.awning}
          d="M5 5h22l3 8a4.3 4.3 0 0 1-8.6 0 4.3 4.3 0 0 1-8.7 0h-2.1a4.3 4.3 0 0 1-8.6 0z"
        />
        <path className={styles.window} d="M5 18.5V27h22v-8.5" fill="none" />
        <circle className={styles.light} cx="16" cy="22.5" r="2.6" />
      </svg>
      <svg className={styles.word} aria-hidden="true">
        <use href="/wordmark.svg#w" />
      </svg>
    </Link>
  );
}
