import type { Card } from '@vidriera/domain/item/wire-schema';
import { cx } from '@vidriera/kit/class-names';
import { PictureSizes } from '@vidriera/kit/picture-sizes';
import { ButtonLink } from '@vidriera/kit/ui/button';
import { CardGrid } from '@vidriera/kit/ui/card-grid';
import { ItemCard } from '@vidriera/kit/ui/item-card';
import { Like } from '@vidriera/kit/ui/like';
import { RetryState } from '@vidriera/kit/ui/retry-state';
import { useHydrated } from '@vidriera/kit/use-hydrated';
import { memo, type ReactNode, useState } from 'react';
import styles from './explore.module.css';
import { addressOf } from './filters.ts';
import lead from './lead.module.css';
import { useNearestFirst } from './nearest-first.ts';
import { RESULTS } from './results.ts';
import type { SoonEvents } from './soon.ts';

/** Slightly less than the real width on a phone, as on a shelf. */
const POSTER = '(min-width: 900px) 652px, 66vw';
const ALONE = '(min-width: 900px) 1136px, 66vw';
const BESIDE = '(min-width: 900px) 160px, 112px';

const TITLE = { hoy: 'Hoy', manana: 'Mañana', finde: 'Este fin de semana' };
const ALL = { hoy: 'Ver todo lo de hoy', manana: 'Ver todo lo de mañana', finde: 'Ver todo el finde' };

interface SoonPartProps {
  part: SoonEvents;
  /** The page's title is its heading. */
  first: boolean;
  now: string;
  en: string | undefined;
  /** Below the very first card. */
  below: ReactNode;
}

/** The first events of today, tomorrow or the weekend, with a link to all of them. */
export const SoonPart = memo(function SoonPart({
  part: { fecha, events },
  first,
  now,
  en,
  below,
}: SoonPartProps) {
  const nearness = useNearestFirst();
  const [served] = useState(!useHydrated());
  const items = 'value' in events ? events.value.items : [];
  const ordered = nearness?.(items) ?? items;
  return (
    <section aria-labelledby={fecha} className={cx(styles.section, served && !first && styles.later)}>
      <h2 id={fecha} className={first ? 'sr-only' : undefined}>
        {TITLE[fecha]}
      </h2>
      {'error' in events ? (
        <RetryState text={events.error} />
      ) : first ? (
        <Lead items={ordered} now={now} below={below} />
      ) : (
        <CardGrid layout="shelf">
          {ordered.map((item) => (
            <li key={item.id}>
              <ItemCard item={item} now={now} within="explore" corner={<Like item={item} />} />
            </li>
          ))}
        </CardGrid>
      )}
      {'value' in events && events.value.more ? (
        <ButtonLink kind="secondary" to={addressOf({ en, fecha }) + RESULTS} className={styles.more}>
          {ALL[fecha]}
        </ButtonLink>
      ) : null}
    </section>
  );
});

interface LeadProps extends Pick<SoonPartProps, 'now' | 'below'> {
  items: readonly Card[];
}

/** The first event as a poster, the next ones beside or below. */
function Lead({ items: [poster, ...beside], now, below }: LeadProps) {
  const card = (item: Card, look: { className?: string | undefined; priority?: boolean }) => (
    <ItemCard item={item} now={now} within="explore" corner={<Like item={item} />} {...look} />
  );
  return (
    <div className={lead.lead}>
      {poster ? (
        <PictureSizes value={beside.length ? POSTER : ALONE}>
          {card(poster, { className: lead.poster, priority: true })}
        </PictureSizes>
      ) : null}
      {below}
      <PictureSizes value={BESIDE}>
        {beside.map((item) => (
          <div key={item.id}>{card(item, { className: lead.beside })}</div>
        ))}
      </PictureSizes>
    </div>
  );
}
