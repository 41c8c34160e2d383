import type { Page } from 'domain/api/schema';
import { isPast } from 'domain/item/time';
import type { Card } from 'domain/item/wire-schema';
import { messages } from 'domain/messages/messages';
import type { TipoAgenda } from 'domain/values/ids';
import { authorName } from 'kit/format';
import { ButtonLink } from 'kit/ui/button';
import { CardGrid } from 'kit/ui/card-grid';
import { ItemCard } from 'kit/ui/item-card';
import { Like } from 'kit/ui/like';
import { RetryState } from 'kit/ui/retry-state';
import { SeeMore } from 'kit/ui/see-more';
import { SkeletonCards } from 'kit/ui/skeleton';
import { Fragment, memo, useEffect, useRef } from 'react';
import styles from './explore.module.css';
import { type Filters, failureWords } from './filters.ts';
import type { Section } from './load.ts';
import { useNearness } from './nearness.ts';
import { useMore } from './use-more.ts';

const NONE: Page = { items: [], cursor: null };

interface AgendaProps {
  tipo: TipoAgenda;
  titulo: string;
  initial: Section;
  /** Pages `initial` holds. */
  pages: number;
  filters: Filters;
  now: string;
}

/** One kind's section, with 'Ver más' while there are further pages. Key it by its filters. Its cards are not drawn anew for a screen that is busy. */
export const Agenda = memo(function Agenda({ tipo, titulo, initial, pages, filters, now }: AgendaProps) {
  const first = 'value' in initial ? initial.value : NONE;
  const { items, cursor, loading, failure, following, seeMore } = useMore(tipo, first, pages, filters);
  const groups = Object.entries(Object.groupBy(items, (item) => groupOf(item, now))) as [string, Card[]][];
  const nearness = useNearness();
  const part = useRef<HTMLElement>(null);
  const focus = useRef<number | null>(null);

  // Whoever pressed 'Ver más' goes on at the first card it brought.
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

  return (
    <section ref={part} aria-labelledby={tipo} className={styles.section}>
      <h2 id={tipo}>{titulo}</h2>
      {'error' in initial ? (
        <RetryState text={initial.error} />
      ) : items.length === 0 && !cursor ? (
        <p className={styles.none}>{messages.list.empty[tipo]}</p>
      ) : (
        <>
          {groups.map(([title, cards], at) => (
            <Fragment key={title}>
              {at > 0 ? <h3>{title}</h3> : null}
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
            {items.length > first.items.length ? `${items.length} ${PLURAL[tipo]} en la lista` : ''}
          </p>
        </>
      )}
    </section>
  );
});

/** Where an event stands in its list, which is in this order: what has no date, or is over, has a place of its own. */
function groupOf(item: Card, now: string): string {
  if (item.tipo !== 'evento') return '';
  return item.proximaFecha === null ? 'Sin fecha' : isPast(item, now) ? 'Ya fueron' : '';
}

const PLURAL = { evento: 'eventos', curso: 'cursos', promo: 'promos' } as const;
