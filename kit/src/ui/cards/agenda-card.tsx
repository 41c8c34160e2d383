import type { AgendaCard as Card } from '@vidriera/domain/item/wire-schema';
import type { CardProps } from './card-frame.tsx';
import { CourseCard } from './course-card.tsx';
import { EventCard } from './event-card.tsx';
import { PromoCard } from './promo-card.tsx';

export function AgendaCard({ item, ...rest }: Omit<CardProps, 'item'> & { item: Card }) {
  switch (item.tipo) {
    case 'evento':
      return <EventCard {...rest} item={item} />;
    case 'curso':
      return <CourseCard {...rest} item={item} />;
    case 'promo':
      return <PromoCard {...rest} item={item} />;
  }
}
