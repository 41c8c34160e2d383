import type { Card } from 'domain/item/wire-schema';
import type { Dia } from 'domain/values/fecha';
import type { ReactNode } from 'react';
import { detailPath } from '../detail-path.ts';
import { CourseCard } from './course-card.tsx';
import { EventCard } from './event-card.tsx';
import { LinkCard } from './link-card.tsx';
import { PromoCard } from './promo-card.tsx';

interface ItemCardProps {
  item: Card;
  today: Dia;
  /** Which of the two detail addresses the card leads to. */
  within?: 'explore' | 'plain';
  level?: 2 | 3 | 4;
  corner?: ReactNode;
  priority?: boolean;
}

/** The card of whatever kind the item is. */
export function ItemCard({ item, today, within, level, corner, priority }: ItemCardProps) {
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
          today={today}
          to={detailPath('evento', item.id, within)}
        />
      );
    case 'curso':
      return (
        <CourseCard
          {...extra}
          {...(priority ? { priority } : {})}
          curso={item}
          today={today}
          to={detailPath('curso', item.id, within)}
        />
      );
    case 'promo':
      return <PromoCard {...extra} promo={item} today={today} to={detailPath('promo', item.id, within)} />;
    case 'link':
      return <LinkCard {...extra} link={item} />;
  }
}
