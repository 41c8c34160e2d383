import type { Featured } from '@vidriera/domain/api/schema';
import type { Card } from '@vidriera/domain/item/wire-schema';
import { messages } from '@vidriera/domain/messages/messages';
import { CardGrid } from '@vidriera/kit/ui/cards/card-grid';
import { ItemCard } from '@vidriera/kit/ui/cards/item-card';
import { ButtonLink } from '@vidriera/kit/ui/parts/button';
import { RetryState } from '@vidriera/kit/ui/parts/retry-state';
import styles from './featured.module.css';

/** Cards of each kind: a full row of the widest grid. */
const CARDS = 4;

/** This weekend's events and the next courses. */
export function FeaturedBlock({ featured, now }: { featured: Featured | null; now: string }) {
  if (!featured) return <RetryState text={messages.list.dataNotLoaded} />;
  if (!featured.eventos.length && !featured.cursos.length) return null;
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        <Row titulo="Este fin de semana" items={featured.eventos} now={now} />
        <Row titulo="Cursos que arrancan" items={featured.cursos} now={now} />
        <ButtonLink kind="secondary" to="/explore" className={styles.all}>
          Ver toda la agenda
        </ButtonLink>
      </div>
    </div>
  );
}

function Row({ titulo, items, now }: { titulo: string; items: Card[]; now: string }) {
  if (!items.length) return null;
  return (
    <section className={styles.row} aria-label={titulo}>
      <h2>{titulo}</h2>
      <CardGrid layout="shelf">
        {items.slice(0, CARDS).map((item) => (
          <li key={item.id}>
            <ItemCard item={item} now={now} within="plain" />
          </li>
        ))}
      </CardGrid>
    </section>
  );
}
