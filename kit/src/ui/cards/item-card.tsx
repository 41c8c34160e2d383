import type { Card } from '@vidriera/domain/item/wire-schema';
import { AgendaCard } from './agenda-card.tsx';
import type { CardProps } from './card-frame.tsx';
import { LinkCard } from './link-card.tsx';

export function ItemCard({ item, ...rest }: Omit<CardProps, 'item'> & { item: Card }) {
  if (item.tipo === 'link')
    return (
      <LinkCard
        link={item}
        level={rest.level}
        corner={rest.corner}
        label={rest.label}
        figures={rest.figures}
      />
    );
  return <AgendaCard {...rest} item={item} />;
}
