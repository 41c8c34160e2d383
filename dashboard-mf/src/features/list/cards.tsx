import type { Card } from '@vidriera/domain/item/wire-schema';
import type { LocalTime } from '@vidriera/domain/values/local-time';
import { CardGrid } from '@vidriera/kit/ui/cards/card-grid';
import { ItemCard } from '@vidriera/kit/ui/cards/item-card';
import { Like } from '@vidriera/kit/ui/people/like';

interface CardsProps {
  items: readonly Card[];
  now: LocalTime;
  /** Where no heading names the list. */
  label?: string;
  layout?: 'grid' | 'shelf';
  level?: 2 | 3;
}

export function Cards({ items, now, label, layout = 'grid', level = 2 }: CardsProps) {
  return (
    <CardGrid layout={layout} {...(label && { 'aria-label': label })}>
      {items.map((item) => (
        <li key={item.id}>
          <ItemCard item={item} now={now} level={level} corner={<Like item={item} />} />
        </li>
      ))}
    </CardGrid>
  );
}
