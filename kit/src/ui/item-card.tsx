import type { Tarjeta } from 'domain/api';
import type { Dia } from 'domain/fecha';
import type { ReactNode } from 'react';
import { detailPath } from '../detail-path.ts';
import { CourseCard } from './course-card.tsx';
import { EventCard } from './event-card.tsx';
import { LinkCard } from './link-card.tsx';
import { PromoCard } from './promo-card.tsx';

interface ItemCardProps {
  item: Tarjeta;
  hoy: Dia;
  /** Which of the two detail addresses the card leads to. */
  within?: 'explore' | 'plain';
  level?: 2 | 3 | 4;
  corner?: ReactNode;
  priority?: boolean;
}

/** The card of whatever kind the item is. */
export function ItemCard({ item, hoy, within, level, corner, priority }: ItemCardProps) {
  const extra = {
    ...(level ? { level } : {}),
    ...(corner ? { corner } : {}),
  };
  switch (item.tipo) {
    case 'evento':
      return (
        <EventCard
          {...extra}
          {...(priority ? { priority } : {})}
          evento={item}
          hoy={hoy}
          to={detailPath('evento', item.id, within)}
        />
      );
    case 'curso':
      return (
        <CourseCard
          {...extra}
          {...(priority ? { priority } : {})}
          curso={item}
          hoy={hoy}
          to={detailPath('curso', item.id, within)}
        />
      );
    case 'promo':
      return <PromoCard {...extra} promo={item} hoy={hoy} to={detailPath('promo', item.id, within)} />;
    case 'link':
      return <LinkCard {...extra} link={item} />;
  }
}
