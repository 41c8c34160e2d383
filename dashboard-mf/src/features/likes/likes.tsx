import { isPast } from '@vidriera/domain/item/time';
import type { Card } from '@vidriera/domain/item/wire-schema';
import { messages } from '@vidriera/domain/messages/messages';
import type { Tipo } from '@vidriera/domain/values/ids';
import { type PageOf, usePages } from '@vidriera/kit/hooks/use-pages';
import { usePendingSearch } from '@vidriera/kit/hooks/use-pending-search';
import { SeeMore } from '@vidriera/kit/ui/cards/see-more';
import { ButtonLink } from '@vidriera/kit/ui/parts/button';
import { RetryState } from '@vidriera/kit/ui/parts/retry-state';
import { SkeletonCards } from '@vidriera/kit/ui/parts/skeleton';
import { EmptyState } from '@vidriera/kit/ui/parts/state';
import type { ScreenProps } from '@vidriera/runtime/screen-props';
import { useId } from 'react';
import { Cards } from '../list/cards.tsx';
import listStyles from '../list/list.module.css';
import styles from './likes.module.css';
import { LikesHeader } from './likes-header.tsx';
import type { LikesData } from './load.ts';

const NAME: Record<Tipo, string> = { evento: 'Eventos', curso: 'Cursos', promo: 'Promos', link: 'Links' };
const EMPTY: Record<Tipo, string> = {
  evento: 'Todavía no te gustó ningún evento.',
  curso: 'Todavía no te gustó ningún curso.',
  promo: 'Todavía no te gustó ninguna promo.',
  link: 'Todavía no te gustó ningún link.',
};
const WHERE: Record<Tipo, { to: string; text: string }> = {
  evento: { to: '/eventos', text: 'Ver eventos' },
  curso: { to: '/cursos', text: 'Ver cursos' },
  promo: { to: '/promos', text: 'Ver promos' },
  link: { to: '/explore', text: 'Explorar' },
};
const TIPOS = Object.keys(WHERE) as Tipo[];

/** `/likes?tipo=`: the signed-in person's likes by kind. */
export default function Likes({ data: { tipo, likes, now } }: ScreenProps<LikesData>) {
  const pending = usePendingSearch();
  const next = TIPOS.find((one) => one === pending?.get('tipo')) ?? tipo;
  return (
    <>
      <LikesHeader current={next} />
      <div className={styles.content}>
        {pending ? (
          <SkeletonCards tipo={next} />
        ) : 'error' in likes ? (
          <RetryState text={likes.error} />
        ) : (
          <Liked first={likes.value} tipo={tipo} now={now} />
        )}
      </div>
    </>
  );
}

function Liked({ first, tipo, now }: { first: PageOf<Card>; tipo: Tipo; now: string }) {
  const list = usePages(first, async (cursor) => {
    const { moreLikes } = await import('./load.ts');
    return moreLikes(tipo, cursor);
  });
  const { items, cursor } = list;
  const titulo = useId();
  const finished = items.filter((item) => isPast(item, now));
  const current = items.filter((item) => !isPast(item, now));
  const nombre = NAME[tipo];

  if (items.length === 0 && !cursor) {
    const { to, text } = WHERE[tipo];
    return <EmptyState text={EMPTY[tipo]} action={<ButtonLink to={to}>{text}</ButtonLink>} />;
  }
  return (
    <div className={listStyles.list}>
      {current.length > 0 ? <Cards items={current} now={now} label={`${nombre} que te gustan`} /> : null}
      {finished.length > 0 ? (
        <section aria-labelledby={titulo} className={styles.ended}>
          <h2 id={titulo}>Ya terminaron</h2>
          <Cards items={finished} now={now} label={`${nombre} que ya terminaron`} level={3} />
        </section>
      ) : null}
      <SeeMore list={list} error={list.failure && messages.list.dataNotLoaded} />
    </div>
  );
}
