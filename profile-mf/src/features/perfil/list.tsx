import type { Card } from 'domain/item/wire-schema';
import { messages } from 'domain/messages/messages';
import type { Dia } from 'domain/values/fecha';
import type { Tipo } from 'domain/values/ids';
import { failureOf } from 'kit/failure';
import { ButtonLink } from 'kit/ui/button';
import { CardGrid } from 'kit/ui/card-grid';
import { FieldError } from 'kit/ui/field';
import { ItemCard } from 'kit/ui/item-card';
import { EmptyState } from 'kit/ui/state';
import type { MouseEvent, ReactNode } from 'react';
import styles from './list.module.css';
import { type Page, usePages } from './pages.ts';

interface ListProps {
  tab: string;
  tipo: Tipo;
  page: Page<Card>;
  today: Dia;
  /** Asks for the page after `cursor`. */
  request: (cursor: string) => Promise<Page<Card>>;
  /** A control at a card's corner; `drop` takes the card off the list. */
  corner?: (item: Card, drop: () => void) => ReactNode;
  /** What to do about an empty list. */
  action?: ReactNode;
}

/** A tab's cards, growing by 'Ver más': without scripts that is a link to the next page. */
export function List({ tab, tipo, page, today, request, corner, action }: ListProps) {
  const { items, cursor, loading, failure, requestMore, drop } = usePages(page, request);
  if (!items.length && !cursor) return <EmptyState text={messages.perfil.empty(tab)} action={action} />;
  const onRequest = (event: MouseEvent) => {
    event.preventDefault();
    void requestMore();
  };
  return (
    <div className={styles.lista}>
      <CardGrid layout={tipo === 'link' ? 'list' : 'grid'}>
        {items.map((item, index) => (
          <li key={item.id}>
            <ItemCard
              item={item}
              today={today}
              level={2}
              corner={corner?.(item, () => drop(item.id))}
              priority={index < 2}
            />
          </li>
        ))}
      </CardGrid>
      <p role="status" className="sr-only">
        {items.length > page.items.length ? `${items.length} ${tab} en la lista` : ''}
      </p>
      {cursor ? (
        <div className={styles.mas}>
          <ButtonLink
            kind="secondary"
            to={`?tab=${tab}&cursor=${encodeURIComponent(cursor)}`}
            onClick={onRequest}
            aria-busy={loading}
          >
            {loading ? 'Cargando...' : 'Ver más'}
          </ButtonLink>
          <FieldError error={failure ? failureOf(failure).message : null} />
        </div>
      ) : null}
    </div>
  );
}
