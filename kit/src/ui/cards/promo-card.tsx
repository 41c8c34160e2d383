import { isPast } from '@vidriera/domain/item/time';
import { canjes, promoUntil } from '../../words/format.ts';
import { CardFrame, CardLine, type CardProps, Price } from './card-frame.tsx';
import styles from './promo-card.module.css';
import { Stamp } from './stamp.tsx';

/** A promo as a coupon: notched edges, the offer in large type, its end, its number of claims. */
export function PromoCard({ item, ...rest }: CardProps<'promo'>) {
  const { cantCanjeos, estado } = item;
  const isOver = estado || isPast(item, rest.now);
  return (
    <CardFrame
      {...rest}
      item={item}
      className={styles.coupon}
      ratio="16:9"
      over={<Stamp item={item} now={rest.now} />}
    >
      <CardLine end={<Price of={item} />} className={isOver ? styles.over : styles.until}>
        {promoUntil(item, rest.now, true)}
      </CardLine>
      <CardLine>{[cantCanjeos > 0 && canjes(cantCanjeos), item.ciudad].filter(Boolean).join(' · ')}</CardLine>
    </CardFrame>
  );
}
