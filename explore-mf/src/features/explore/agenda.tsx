import type { Page } from '@vidriera/domain/api/schema';
import { byHeading } from '@vidriera/domain/item/headings';
import { messages } from '@vidriera/domain/messages/messages';
import type { TipoAgenda } from '@vidriera/domain/values/ids';
import { cx } from '@vidriera/kit/class-names';
import { useUnblocked } from '@vidriera/kit/hooks/use-unblocked';
import { CardGrid } from '@vidriera/kit/ui/cards/card-grid';
import { ItemCard } from '@vidriera/kit/ui/cards/item-card';
import { SeeMore } from '@vidriera/kit/ui/cards/see-more';
import { ButtonLink } from '@vidriera/kit/ui/parts/button';
import { RetryState } from '@vidriera/kit/ui/parts/retry-state';
import { SkeletonCards } from '@vidriera/kit/ui/parts/skeleton';
import { Like } from '@vidriera/kit/ui/people/like';
import { authorName } from '@vidriera/kit/words/format';
import { Fragment, memo, useEffect, useRef } from 'react';
import styles from './explore.module.css';
import { type ExploreFilters, failureWords, hasFilters } from './filters.ts';
import type { ExploreSection } from './load.ts';
import { useNearestFirst } from './nearest-first.ts';
import { ROW } from './row.ts';
import { useMore } from './use-more.ts';

const NONE: Page = { items: [], cursor: null };

interface AgendaProps {
  tipo: TipoAgenda;
  titulo: string;
  initial: ExploreSection;
  pages: number;
  filters: ExploreFilters;
  now: string;
  /** The first list under filters; the page's title is its heading. */
  first: boolean;
}

/** A kind's section with 'Ver más'. Key it by its filters. Memoised, so that a busy screen does not render the cards again. */
export const Agenda = memo(function Agenda(props: AgendaProps) {
  const { tipo, titulo, initial, pages, filters, now, first } = props;
  const initially = 'value' in initial ? initial.value : NONE;
  const {
    items: all,
    cursor,
    loading,
    failure,
    following,
    seeMore,
  } = useMore(tipo, initially, pages, filters);
  const items = useUnblocked(all);
  const groups = byHeading(items, now);
  const nearness = useNearestFirst();
  const part = useRef<HTMLElement>(null);
  const focus = useRef<number | null>(null);

  // After 'Ver más' the focus goes to the first new card.
  useEffect(() => {
    if (loading || focus.current === null || items.length <= focus.current) return;
    const card = part.current?.querySelector(`#${tipo}-${focus.current + 1}`);
    card?.querySelector('a')?.focus({ preventScroll: true });
    focus.current = null;
  }, [loading, items.length, tipo]);

  const more = () => {
    focus.current = items.length;
    seeMore();
  };

  // The last cards of a first row come back with 'Ver más'.
  const isRow = !hasFilters(filters) && cursor !== null && items.length <= ROW;
  return (
    <section ref={part} aria-labelledby={tipo} className={cx(styles.section, isRow && styles.row)}>
      <h2 id={tipo} className={first ? 'sr-only' : undefined}>
        {titulo}
      </h2>
      {'error' in initial ? (
        <RetryState text={initial.error} />
      ) : items.length === 0 && !cursor ? (
        <p className={styles.none}>{messages.list.empty[tipo]}</p>
      ) : (
        <>
          {groups.map(([title, cards], at) => (
            <Fragment key={title}>
              {title ? (
                <h3 className={at === 0 && isSaid(title, first) ? 'sr-only' : undefined}>{title}</h3>
              ) : null}
              <CardGrid layout={tipo === 'evento' ? 'grid' : 'shelf'}>
                {(nearness?.(cards) ?? cards).map((item) => (
                  <Fragment key={item.id}>
                    <li id={`${tipo}-${items.indexOf(item) + 1}`}>
                      <ItemCard
                        item={item}
                        now={now}
                        within="explore"
                        known={filters.categoria && 'category'}
                        corner={<Like item={item} />}
                      />
                    </li>
                    {'otros' in item && item.otros ? (
                      <li className={styles.others}>
                        <ButtonLink kind="secondary" to={`/${item.usuario.username}?tab=${PLURAL[tipo]}`}>
                          {item.otros} más de {authorName(item.usuario)}
                        </ButtonLink>
                      </li>
                    ) : null}
                  </Fragment>
                ))}
              </CardGrid>
            </Fragment>
          ))}
          {loading ? <SkeletonCards tipo={tipo} /> : null}
          <SeeMore
            text={`Ver más ${PLURAL[tipo]}`}
            to={following ? `${following}#${tipo}-${items.length + 1}` : null}
            list={{ cursor, loading, more }}
            error={failure && failureWords(tipo)(failure)}
          />
          <p role="status" className="sr-only">
            {all.length > initially.items.length ? `${items.length} ${PLURAL[tipo]} en la lista` : ''}
          </p>
        </>
      )}
    </section>
  );
});

/** Whether the heading above is enough: the page's title, or 'Más eventos'. */
const isSaid = (title: string, first: boolean): boolean => first || title === 'Más adelante';

const PLURAL = { evento: 'eventos', curso: 'cursos', promo: 'promos' } as const;
