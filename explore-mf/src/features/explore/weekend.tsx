import { PictureSizes } from 'kit/picture-sizes';
import { ButtonLink } from 'kit/ui/button';
import { CardGrid } from 'kit/ui/card-grid';
import { ItemCard } from 'kit/ui/item-card';
import { Like } from 'kit/ui/like';
import { RetryState } from 'kit/ui/retry-state';
import { memo } from 'react';
import styles from './explore.module.css';
import { addressOf, type Filters } from './filters.ts';
import type { ExploreData } from './load.ts';
import { useNearness } from './nearness.ts';
import poster from './poster.module.css';
import { RESULTS } from './results.ts';

/** On a phone a little less than it is, as on a shelf. */
const POSTER = '(min-width: 900px) 720px, 66vw';

/** This weekend's first events, the very first as a poster, and the way to all of them. */
export const Weekend = memo(function Weekend({
  weekend,
  now,
  en,
}: Pick<ExploreData, 'weekend' | 'now'> & Pick<Filters, 'en'>) {
  const nearness = useNearness();
  const items = 'value' in weekend ? weekend.value.items : [];
  const [first, ...others] = nearness?.(items) ?? items;
  return (
    <section aria-labelledby="finde" className={styles.section}>
      <h2 id="finde">Este fin de semana</h2>
      {'error' in weekend ? <RetryState text={weekend.error} /> : null}
      {first ? (
        <PictureSizes value={POSTER}>
          <ItemCard
            item={first}
            now={now}
            within="explore"
            corner={<Like item={first} />}
            priority
            className={poster.poster}
          />
        </PictureSizes>
      ) : null}
      {others.length > 0 ? (
        <CardGrid layout="shelf">
          {others.map((item) => (
            <li key={item.id}>
              <ItemCard item={item} now={now} within="explore" corner={<Like item={item} />} />
            </li>
          ))}
        </CardGrid>
      ) : null}
      {'value' in weekend && weekend.value.more ? (
        <ButtonLink kind="secondary" to={addressOf({ en, fecha: 'finde' }) + RESULTS} className={styles.more}>
          Ver todo el finde
        </ButtonLink>
      ) : null}
    </section>
  );
});
