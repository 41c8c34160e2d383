import type { Related as RelatedCards } from '@vidriera/domain/api/schema';
import { CATEGORIA_VISIBLE } from '@vidriera/domain/categoria/categoria';
import type { AgendaCard as Card, Detail } from '@vidriera/domain/item/wire-schema';
import { useUnblocked } from '@vidriera/kit/hooks/use-unblocked';
import { AgendaCard } from '@vidriera/kit/ui/cards/agenda-card';
import { CardGrid } from '@vidriera/kit/ui/cards/card-grid';
import { Like } from '@vidriera/kit/ui/people/like';
import { authorName } from '@vidriera/kit/words/format';
import { Link } from '@vidriera/router';
import styles from './related.module.css';

interface RelatedProps {
  detail: Detail;
  related: RelatedCards;
  now: string;
  inExplore: boolean;
}

/** Upcoming items of the same owner, and similar ones. */
export function Related({ detail, related: { author, similar: found }, now, inExplore }: RelatedProps) {
  const similar = useUnblocked(found);
  const { usuario } = detail;
  const categoria = categoriaOf(detail);
  const shelf = (titulo: string, cards: readonly Card[], to: string, words: string) =>
    cards.length > 0 ? (
      <section aria-label={titulo} className={styles.shelf}>
        <h2>{titulo}</h2>
        <CardGrid layout="shelf">
          {cards.map((item) => (
            <li key={item.id}>
              <AgendaCard
                item={item}
                now={now}
                within={inExplore ? 'explore' : 'plain'}
                corner={<Like item={item} />}
              />
            </li>
          ))}
        </CardGrid>
        {to ? <Link to={to}>{words}</Link> : null}
      </section>
    ) : null;
  if (author.length + similar.length === 0) return null;
  return (
    <div className={styles.related}>
      {shelf(
        `Más de ${authorName(usuario)}`,
        author,
        usuario.username && `/${encodeURIComponent(usuario.username)}`,
        'Ver su perfil',
      )}
      {shelf(
        'También te puede interesar',
        similar,
        categoria ? `/explore?categoria=${categoria}` : '/explore',
        categoria ? `Explorar ${CATEGORIA_VISIBLE[categoria]}` : 'Ver toda la agenda',
      )}
    </div>
  );
}

export function categoriaOf(detail: Card) {
  if (detail.tipo === 'promo') return null;
  return detail.tipo === 'evento' ? detail.categoria : detail.tituloCategoria;
}
