import type { AgendaCard, Detail } from '@vidriera/domain/item/wire-schema';
import { cx } from '@vidriera/kit/class-names';
import { Like } from '@vidriera/kit/ui/people/like';
import { canjes, promoUntil } from '@vidriera/kit/words/format';
import { useLocation } from '@vidriera/router';
import { useRef } from 'react';
import { BackLink } from './back-link.tsx';
import styles from './cover.module.css';
import { Photos } from './photos.tsx';
import { Ticket } from './ticket.tsx';
import { titleSize } from './title-size.ts';
import { useArrival } from './use-arrival.ts';

interface CoverProps {
  detail: AgendaCard | Detail;
  past: boolean;
  now: string;
  inExplore: boolean;
}

/** The top of a detail: an event's poster, a promo's coupon, a course's picture. */
export function Cover({ detail, past, now, inExplore }: CoverProps) {
  const cover = useRef<HTMLDivElement>(null);
  useArrival(useLocation().pathname, cover);
  const title = (
    <h1 className={styles.title} data-size={titleSize(detail.titulo)}>
      {detail.titulo}
    </h1>
  );
  return (
    <div ref={cover} className={cx(styles.cover, styles[detail.tipo], past && styles.over)} data-travels="">
      {inExplore ? <BackLink className={cx(styles.glass, styles.back)} /> : null}
      <Photos detail={detail} />
      <div className={styles.like}>
        <Like item={detail} />
      </div>
      {detail.tipo === 'evento' ? (
        <div className={styles.words}>
          {title}
          <Ticket evento={detail} past={past} now={now} />
        </div>
      ) : null}
      {detail.tipo === 'promo' ? (
        <>
          <div className={styles.benefit}>{title}</div>
          <p className={styles.terms}>
            <b>{promoUntil(detail, now)}</b>
            {detail.cantCanjeos > 0 ? <span>{canjes(detail.cantCanjeos)}</span> : null}
          </p>
        </>
      ) : null}
    </div>
  );
}
