import { ButtonLink } from 'kit/ui/button';
import { CardGrid } from 'kit/ui/card-grid';
import { ItemCard } from 'kit/ui/item-card';
import { Like } from 'kit/ui/like';
import { RetryState } from 'kit/ui/retry-state';
import styles from './explore.module.css';
import { addressOf } from './filters.ts';
import type { ExploreData } from './load.ts';
import { RESULTS } from './results.ts';

/** This weekend's first events, and the way to all of them. */
export function Weekend({ weekend, now }: Pick<ExploreData, 'weekend' | 'now'>) {
  return (
    <section aria-labelledby="finde" className={styles.section}>
      <h2 id="finde">Este fin de semana</h2>
      {'error' in weekend ? (
        <RetryState text={weekend.error} />
      ) : (
        <CardGrid layout="shelf">
          {weekend.value.items.map((item, index) => (
            <li key={item.id}>
              <ItemCard
                item={item}
                now={now}
                within="explore"
                corner={<Like item={item} />}
                priority={index === 0}
              />
            </li>
          ))}
        </CardGrid>
      )}
      {'value' in weekend && weekend.value.more ? (
        <ButtonLink kind="secondary" to={addressOf({ fecha: 'finde' }) + RESULTS} className={styles.more}>
          Ver todo el finde
        </ButtonLink>
      ) : null}
    </section>
  );
}
