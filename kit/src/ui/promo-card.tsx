import type { CardOf } from 'domain/item/wire-schema';
import type { Dia } from 'domain/values/fecha';
import type { ReactNode } from 'react';
import { isPast, promoUntil } from '../format.ts';
import { AuthorLink } from './author-link.tsx';
import { CardFrame } from './card-frame.tsx';
import { Picture } from './picture.tsx';
import styles from './promo-card.module.css';

interface PromoCardProps {
  promo: CardOf<'promo'>;
  to: string;
  today: Dia;
  level?: 2 | 3 | 4;
  corner?: ReactNode;
}

/** A promo as a coupon: notched edges, what one gets in large type, until when, how many are left. */
export function PromoCard({ promo, to, today, level, corner }: PromoCardProps) {
  const past = isPast(promo, today);
  return (
    <CardFrame
      to={to}
      title={promo.titulo}
      level={level}
      corner={corner}
      past={past}
      className={styles.coupon}
      media={<Picture imagen={promo.imagen} alt="" seed={promo.id} title={promo.titulo} ratio="16:9" />}
      foot={<AuthorLink author={promo.usuario} />}
    >
      <p className={styles.terms}>
        <span className={past ? styles.over : styles.until}>{promoUntil(promo, today)}</span>
        {promo.cantCanjeos > 0 ? (
          <span>
            {promo.cantCanjeos.toLocaleString('es-AR')} {promo.cantCanjeos === 1 ? 'canje' : 'canjes'}
          </span>
        ) : null}
      </p>
    </CardFrame>
  );
}
