import { byWhen, OVER } from 'domain/item/when';
import type { Card } from 'domain/item/wire-schema';
import { messages } from 'domain/messages/messages';
import type { Tipo } from 'domain/values/ids';
import type { LocalTime } from 'domain/values/local-time';
import { CardGrid } from 'kit/ui/card-grid';
import { ItemCard } from 'kit/ui/item-card';
import { SeeMore } from 'kit/ui/see-more';
import { EmptyState } from 'kit/ui/state';
import { useHydrated } from 'kit/use-hydrated';
import { type PageOf, usePages } from 'kit/use-pages';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import styles from './list.module.css';

interface ListProps {
  tab: string;
  tipo: Tipo;
  page: PageOf<Card>;
  now: LocalTime;
  /** Asks for the page after `cursor`. */
  request: (cursor: string, signal: AbortSignal) => Promise<PageOf<Card>>;
  /** A control at a card's corner; `drop` takes the card off the list. */
  corner?: (item: Card, drop: () => void) => ReactNode;
  /** What to do about an empty list. */
  action?: ReactNode;
}

/**
 * A tab's cards by when they are, growing by 'Ver más': without scripts that is a link to the next page. The first of them need no heading: their
 * dates say it.
 */
export function List({ tab, tipo, page, now, request, corner, action }: ListProps) {
  const list = usePages(page, request);
  const { items, cursor, drop } = list;
  const arrived = useArrived();
  if (!items.length && !cursor) return <EmptyState text={messages.perfil.empty(tab)} action={action} />;
  const amount = `${items.length} ${items.length === 1 ? tipo : tab} en la lista`;
  return (
    <div className={styles.list}>
      {byWhen(items, now).map(([heading, cards], at) => {
        const titled = heading && (at > 0 || heading === OVER);
        return (
          <Fragment key={heading}>
            {titled ? <h2>{heading}</h2> : null}
            <CardGrid layout={tipo === 'link' ? 'list' : 'grid'}>
              {cards.map((item) => (
                <li key={item.id}>
                  <ItemCard
                    item={item}
                    now={now}
                    level={titled ? 3 : 2}
                    known="author"
                    corner={corner?.(item, () => drop(item.id))}
                    priority={items.indexOf(item) < 2}
                  />
                </li>
              ))}
            </CardGrid>
          </Fragment>
        );
      })}
      <p role="status" className="sr-only">
        {arrived || items.length > page.items.length ? amount : ''}
      </p>
      <SeeMore
        to={`?tab=${tab}&cursor=${encodeURIComponent(cursor ?? '')}`}
        list={list}
        error={list.failure?.message}
      />
    </div>
  );
}

/**
 * Whether a list was read here, and stands: screen readers are told of it after its skeleton, but not of the page they open. They hear what
 * comes into a status, not what it begins with.
 */
function useArrived(): boolean {
  const [here] = useState(useHydrated());
  const [arrived, setArrived] = useState(false);
  useEffect(() => setArrived(here), [here]);
  return arrived;
}
