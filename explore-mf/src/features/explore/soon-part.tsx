import type { Card } from '@vidriera/domain/item/wire-schema';
import { cx } from '@vidriera/kit/class-names';
import { useUnblocked } from '@vidriera/kit/hooks/use-unblocked';
import { PictureSizes } from '@vidriera/kit/pictures/picture-sizes';
import { CardGrid } from '@vidriera/kit/ui/cards/card-grid';
import { ItemCard } from '@vidriera/kit/ui/cards/item-card';
import { ButtonLink } from '@vidriera/kit/ui/parts/button';
import { RetryState } from '@vidriera/kit/ui/parts/retry-state';
import { Like } from '@vidriera/kit/ui/people/like';
import { memo } from 'react';
import styles from './explore.module.css';
import { addressOf, fechaText } from './filters.ts';
import lead from './lead.module.css';
import { useNearestFirst } from './nearest-first.ts';
import { RESULTS } from './results.ts';
import type { SoonEvents } from './soon.ts';

/** As wide as a picture of 4:3 is drawn: beside, it fills the card's height. */
const POSTER = '(min-width: 1600px) 840px, (min-width: 900px) 652px, (min-width: 560px) 92vw, 112vw';
const ALONE = '(min-width: 900px) 1200px, (min-width: 560px) 92vw, 112vw';
const BESIDE = '280px';
const BESIDE_ALONE = '(min-width: 1600px) 600px, (min-width: 900px) 460px, (min-width: 560px) 46vw, 280px';

/** 'Ver todo lo de hoy', 'Ver todo el finde' */
const all = (fecha: SoonEvents['fecha'], now: string): string =>
  fecha === 'finde' ? 'Ver todo el finde' : `Ver todo lo de ${fechaText(fecha, now).toLowerCase()}`;

const NONE: readonly Card[] = [];

interface SoonPartProps {
  part: SoonEvents;
  /** The page's title is its heading. */
  first: boolean;
  now: string;
  en: string | undefined;
}

/** The first events of today, tomorrow or the weekend, with a link to all of them. */
export const SoonPart = memo(function SoonPart({
  part: { fecha, until, events },
  first,
  now,
  en,
}: SoonPartProps) {
  const also = until ? ` y ${fechaText(until, now).toLowerCase()}` : '';
  const titulo = fechaText(fecha, now) + also;
  const nearness = useNearestFirst();
  const items = useUnblocked('value' in events ? events.value.items : NONE);
  const ordered = nearness?.(items) ?? items;
  return (
    <section aria-labelledby={fecha} className={cx(styles.section, !first && styles.row)}>
      <h2 id={fecha} className={first ? 'sr-only' : undefined}>
        <span key={titulo}>{titulo}</span>
      </h2>
      {'error' in events ? (
        <RetryState text={events.error} />
      ) : first ? (
        <Lead items={ordered} now={now} />
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
        <ButtonLink
          kind="secondary"
          to={addressOf({ en, fecha: until ?? fecha }) + RESULTS}
          className={styles.more}
        >
          {all(until ?? fecha, now)}
        </ButtonLink>
      ) : null}
    </section>
  );
});

interface LeadProps extends Pick<SoonPartProps, 'now'> {
  items: readonly Card[];
}

/** The first event as a poster, the next ones beside or below. */
function Lead({ items: [poster, ...nextEvents], now }: LeadProps) {
  const card = (item: Card, look: { className?: string | undefined; priority?: boolean }) => (
    <ItemCard item={item} now={now} within="explore" corner={<Like item={item} />} {...look} />
  );
  return (
    <div className={lead.lead}>
      {poster ? (
        <PictureSizes value={nextEvents.length ? POSTER : ALONE}>
          {card(poster, { className: lead.poster, priority: true })}
        </PictureSizes>
      ) : null}
      <PictureSizes value={nextEvents.length > 1 ? BESIDE : BESIDE_ALONE}>
        {nextEvents.map((item) => (
          <div key={item.id}>{card(item, { className: lead.beside })}</div>
        ))}
      </PictureSizes>
    </div>
  );
}
