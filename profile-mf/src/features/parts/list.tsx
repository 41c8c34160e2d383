import type { Card } from '@vidriera/domain/item/wire-schema';
import { messages } from '@vidriera/domain/messages/messages';
import type { Tipo } from '@vidriera/domain/values/ids';
import type { LocalTime } from '@vidriera/domain/values/local-time';
import { type PageOf, usePages } from '@vidriera/kit/hooks/use-pages';
import { useServed } from '@vidriera/kit/hooks/use-served';
import { CardGrid } from '@vidriera/kit/ui/cards/card-grid';
import { ItemCard } from '@vidriera/kit/ui/cards/item-card';
import { SeeMore } from '@vidriera/kit/ui/cards/see-more';
import { EmptyState } from '@vidriera/kit/ui/parts/state';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import styles from './list.module.css';
import { PublicLink } from './public-link.tsx';
import { sectionsOf } from './sections.ts';

/** A card with what only its creator sees of it. */
export type ListedCard = Card & { label?: string | undefined; to?: string | undefined };

interface ListProps<C extends ListedCard> {
  tab: string;
  tipo: Tipo;
  page: PageOf<C>;
  now: LocalTime;
  request: (cursor: string, signal: AbortSignal) => Promise<PageOf<C>>;
  /** A control on each card. */
  corner?: (item: C) => ReactNode;
  /** Ids of items that were deleted since the pages were read. */
  gone?: ReadonlySet<string>;
  /** Figures on each card, for its creator. */
  figures?: (item: C) => string;
  /** Without headings: another order than the profile's. */
  plain?: boolean;
  /** In place of the sentence for an empty tab. */
  empty?: string | undefined;
  action?: ReactNode;
  /** A visitor reads it. */
  isPublic?: boolean;
}

/** A tab's cards grouped by heading, with 'Ver más' (without scripts, a link to the next page). The first group needs no heading. */
export function List<C extends ListedCard>(props: ListProps<C>) {
  const { tab, tipo, page, now, request, corner, gone, figures, plain, empty, action, isPublic } = props;
  const list = usePages(page, request);
  const { cursor } = list;
  const items = gone ? list.items.filter(({ id }) => !gone.has(id)) : list.items;
  const arrived = useArrived();
  if (!items.length && !cursor)
    return <EmptyState text={empty ?? messages.perfil.empty(tab)} action={action} />;
  const amount = `${items.length} ${items.length === 1 ? tipo : tab} en la lista`;
  return (
    <div className={styles.list}>
      {(plain ? [{ heading: '', titled: false, cards: items }] : sectionsOf(items, now)).map(
        ({ heading, titled, cards }) => (
          <Fragment key={heading}>
            {titled ? <h2>{heading}</h2> : null}
            <CardGrid layout={tipo === 'link' ? 'list' : 'grid'}>
              {cards.map((item) => (
                <li key={item.id}>
                  {isPublic && item.tipo === 'link' ? (
                    <PublicLink link={item} level={titled ? 3 : 2} corner={corner?.(item)} />
                  ) : (
                    <ItemCard
                      item={item}
                      now={now}
                      level={titled ? 3 : 2}
                      known="author"
                      label={item.label}
                      figures={figures?.(item)}
                      to={item.to}
                      corner={corner?.(item)}
                      priority={items.indexOf(item) < 2}
                    />
                  )}
                </li>
              ))}
            </CardGrid>
          </Fragment>
        ),
      )}
      <p role="status" className="sr-only">
        {arrived || list.added > 0 ? amount : ''}
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
 * Returns true after mount for a list that the browser loaded, not for the server's page. Screen readers announce only changes of a
 * status element, so the text comes after the mount.
 */
function useArrived(): boolean {
  const here = !useServed();
  const [arrived, setArrived] = useState(false);
  useEffect(() => setArrived(here), [here]);
  return arrived;
}
