import type { Card } from 'domain/item/wire-schema';
import type { LocalTime } from 'domain/values/local-time';
import { CardGrid } from 'kit/ui/card-grid';
import { ItemCard } from 'kit/ui/item-card';
import { Like } from 'kit/ui/like';

interface CardsProps {
  items: readonly Card[];
  now: LocalTime;
  /** Where no heading names the list. */
  label?: string;
  layout?: 'grid' | 'shelf';
  level?: 2 | 3;
}

/** Cards with the signed-in person's hearts. */
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
