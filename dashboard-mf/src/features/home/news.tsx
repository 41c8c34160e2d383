import { isFailure } from '@vidriera/domain/failure';
import type { NewsItem } from '@vidriera/domain/following/wire-schema';
import type { Card } from '@vidriera/domain/item/wire-schema';
import type { LocalTime } from '@vidriera/domain/values/local-time';
import { detailPath } from '@vidriera/kit/going/detail-path';
import { call } from '@vidriera/kit/requests/callable';
import { authorName, eventDate } from '@vidriera/kit/words/format';
import { Link } from '@vidriera/router';
import { useEffect, useId, useState } from 'react';
import styles from './notices.module.css';

const KIND = { evento: 'Evento', curso: 'Curso', promo: 'Promo', link: 'Link' };

/** The newest items of those whom the person follows; unread ones have a dot. Left out without any. Showing them marks them as read. */
export function News({ now }: { now: LocalTime }) {
  const [items, setItems] = useState<readonly NewsItem[]>([]);
  const id = useId();
  useEffect(() => {
    let gone = false;
    const read = async () => {
      const answer = await call('following', { what: 'news' }, { signedIn: true });
      if (gone) return;
      setItems(answer.items);
      if (answer.items.some(({ isUnread }) => isUnread))
        await call('following', { what: 'read', until: answer.at }, { signedIn: true });
    };
    read().catch((caught: unknown) => {
      if (!isFailure(caught, 'no-session')) console.warn('failed to load news of those followed:', caught);
    });
    return () => {
      gone = true;
    };
  }, []);
  if (items.length === 0) return null;
  const unread = items.filter(({ isUnread }) => isUnread).length;
  return (
    <section aria-labelledby={id} className={styles.notices}>
      <header>
        <h2 id={id}>Lo nuevo de quienes seguís</h2>
        {unread > 0 ? <span className={styles.count}>{unread} sin ver</span> : null}
      </header>
      <ul>
        {items.map(({ card, isUnread }) => (
          <li key={`${card.tipo} ${card.id}`}>
            <span className={styles.mark}>
              {isUnread ? <span role="img" aria-label="Sin ver" className={styles.dot} /> : null}
            </span>
            <div>
              <p className={styles.foot}>
                <Link to={pathOf(card)}>{card.titulo}</Link>
              </p>
              <p className="soft">
                {[KIND[card.tipo], card.tipo === 'evento' && eventDate(card, now), authorName(card.usuario)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.foot}>
        <Link to="/siguiendo">A quiénes seguís</Link>
      </p>
    </section>
  );
}

/** A link has no page: it stands on its creator's profile. */
const pathOf = (card: Card): string =>
  card.tipo === 'link'
    ? `/${encodeURIComponent(card.usuario.username)}?tab=links`
    : detailPath(card.tipo, card.id);
