import { Link } from '@vidriera/router';
import type { ShopSign as SignFacts } from '../../words/shop-front-data.ts';
import styles from './sign.module.css';

export function Sign({ to, day, words, titulo }: SignFacts) {
  return (
    <Link to={to} className={styles.sign}>
      <span className={styles.day} aria-hidden="true">
        {day}
      </span>
      <span>
        <span className={styles.words}>{words}</span> <span className={styles.title}>{titulo}</span>
      </span>
    </Link>
  );
}
