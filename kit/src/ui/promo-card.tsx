import { isPast } from '@vidriera/domain/item/time';
import { agendaDay } from '@vidriera/domain/values/local-time';
import { canjes, promoUntil } from '../format.ts';
import { CardFrame, type CardProps, Price } from './card-frame.tsx';
import styles from './promo-card.module.css';
import { Stamp } from './stamp.tsx';

/** A promo as a coupon: notched edges, the offer in large type, its end, its number of claims. */
export function PromoCard({ item, ...rest }: CardProps<'promo'>) {
  const { cantCanjeos, estado } = item;
  return (
    <CardFrame
      {...rest}
      item={item}
      className={styles.coupon}
      ratio="16:9"
      over={<Stamp item={item} now={rest.now} />}
    >
      <p className={styles.terms}>
        <span className={estado || isPast(item, rest.now) ? styles.over : styles.until}>
          {promoUntil(item, agendaDay(rest.now))}
          <Price of={item} />
        </span>
        {cantCanjeos > 0 ? <span>{canjes(cantCanjeos)}</span> : null}
      </p>
      {item.ciudad ? <p>{item.ciudad}</p> : null}
    </CardFrame>
  );
}
