import type { Tarjeta } from 'domain/api';
import type { Dia } from 'domain/fecha';
import { CardGrid } from 'kit/ui/card-grid';
import { ItemCard } from 'kit/ui/item-card';
import { Like } from 'kit/ui/like';

interface TarjetasProps {
  items: readonly Tarjeta[];
  hoy: Dia;
  label: string;
  layout?: 'grid' | 'shelf';
  level?: 2 | 3;
}

/** Cards with the signed-in person's hearts. */
export function Tarjetas({ items, hoy, label, layout = 'grid', level = 2 }: TarjetasProps) {
  return (
    <CardGrid layout={layout} aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <ItemCard item={item} hoy={hoy} level={level} corner={<Like item={item} />} />
        </li>
      ))}
    </CardGrid>
  );
}
