import { messages } from 'domain/messages/messages';
import type { Tipo } from 'domain/values/ids';
import { readPublicItems } from 'kit/data/public-items';
import { isPast } from 'kit/format';
import { useLoaderData, useRevalidator } from 'kit/router';
import { Button, ButtonLink } from 'kit/ui/button';
import { FieldError } from 'kit/ui/field';
import { PrivateMeta } from 'kit/ui/meta';
import { PageHeader } from 'kit/ui/page-header';
import { SkeletonCards } from 'kit/ui/skeleton';
import { EmptyState, ErrorState } from 'kit/ui/state';
import { Tabs } from 'kit/ui/tabs';
import { Suspense, use, useId, useState } from 'react';
import { Cards } from '../list/cards.tsx';
import listStyles from '../list/list.module.css';
import styles from './likes.module.css';
import { BY_TIME, type LikesData, type Likes as WhatIsLiked } from './load.ts';

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
const TABS = (['evento', 'curso', 'promo', 'link'] as const).map((tipo) => ({
  id: tipo,
  label: NAME[tipo],
  to: `?tipo=${tipo}`,
}));

/** `/likes?tipo=`: what the signed-in person liked, by kind. */
export default function Likes() {
  const data = useLoaderData() as LikesData;
  return (
    <>
      <PrivateMeta title="Likes" />
      <PageHeader title={messages.screens.likes} />
      <Tabs label="Tipos de publicación" tabs={TABS} current={data.tipo} />
      <div className={styles.contenido}>
        <Suspense key={data.time} fallback={<SkeletonCards tipo={data.tipo} />}>
          <Content {...data} />
        </Suspense>
      </div>
    </>
  );
}

function Content({ likes, tipo, today }: LikesData) {
  const { revalidate, state } = useRevalidator();
  const result = use(likes);
  if (result.kind === 'failed') {
    return <ErrorState text={result.message} onRetry={() => void revalidate()} busy={state !== 'idle'} />;
  }
  return <Liked {...result.value} tipo={tipo} today={today} />;
}

function Liked({ ids, cards, tipo, today }: WhatIsLiked & { tipo: Tipo; today: string }) {
  const [items, setItems] = useState(cards);
  const [read, setRead] = useState(BY_TIME);
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  const titulo = useId();
  const missing = ids[tipo].length > read;
  const finished = items.filter((item) => isPast(item, today));
  const current = items.filter((item) => !isPast(item, today));
  const nombre = NAME[tipo];

  async function more(): Promise<void> {
    setStatus('loading');
    try {
      const added = await readPublicItems(tipo, ids[tipo].slice(read, read + BY_TIME));
      setItems((before) => [...before, ...added]);
      setRead((before) => before + BY_TIME);
      setStatus('idle');
    } catch (error) {
      console.error(error);
      setStatus('failed');
    }
  }

  if (items.length === 0 && !missing) {
    const { to, text } = WHERE[tipo];
    return <EmptyState text={EMPTY[tipo]} action={<ButtonLink to={to}>{text}</ButtonLink>} />;
  }
  return (
    <div className={listStyles.lista}>
      {current.length > 0 ? <Cards items={current} today={today} label={`${nombre} que te gustan`} /> : null}
      {finished.length > 0 ? (
        <section aria-labelledby={titulo} className={styles.terminados}>
          <h2 id={titulo}>Ya terminaron</h2>
          <Cards items={finished} today={today} label={`${nombre} que ya terminaron`} level={3} />
        </section>
      ) : null}
      <FieldError error={status === 'failed' ? messages.list.dataNotLoaded : null} />
      {missing ? (
        <Button
          kind="secondary"
          busy={status === 'loading'}
          busyText={messages.session.loading}
          onClick={() => void more()}
        >
          Ver más
        </Button>
      ) : null}
    </div>
  );
}
