import type { Page } from 'domain/api/schema';
import { messages } from 'domain/messages/messages';
import { useLoaderData, useRevalidator } from 'kit/router';
import { Button, ButtonLink } from 'kit/ui/button';
import { FieldError } from 'kit/ui/field';
import { PrivateMeta } from 'kit/ui/meta';
import { PageHeader } from 'kit/ui/page-header';
import { SkeletonCards } from 'kit/ui/skeleton';
import { EmptyState, ErrorState } from 'kit/ui/state';
import { Suspense, use, useCallback } from 'react';
import { CreateNew } from '../create-new.tsx';
import { Cards } from './cards.tsx';
import { CategoriaFilter } from './categoria-filter.tsx';
import styles from './list.module.css';
import type { ListData } from './load.ts';
import { useMore } from './use-more.ts';

const TITULO = { evento: 'Eventos', curso: 'Cursos', promo: 'Promos' } as const;

/** `/eventos`, `/cursos` and `/promos`: what is coming, by category or all. */
export default function List() {
  const data = useLoaderData() as ListData;
  const { tipo, categoria, time } = data;
  return (
    <>
      <PrivateMeta title={TITULO[tipo]} />
      <PageHeader title={TITULO[tipo]} action={<CreateNew tipo={tipo} />} />
      <CategoriaFilter current={categoria} />
      <Suspense key={time} fallback={<SkeletonCards tipo={tipo} />}>
        <Content {...data} />
      </Suspense>
    </>
  );
}

function Content(data: ListData) {
  const { revalidate, state } = useRevalidator();
  const result = use(data.page);
  if (result.kind === 'failed') {
    return <ErrorState text={result.message} onRetry={() => void revalidate()} busy={state !== 'idle'} />;
  }
  return <Pages {...data} first={result.value} />;
}

function Pages({ tipo, categoria, today, first }: ListData & { first: Page }) {
  const request = useCallback(
    async (cursor: string, signal: AbortSignal) =>
      (await import('./load.ts')).loadMore(tipo, categoria, cursor, signal),
    [tipo, categoria],
  );
  const { items, loading, error, more } = useMore(first, request);
  if (items.length === 0 && !more) {
    const seeAll = categoria ? (
      <ButtonLink kind="secondary" to="?" replace>
        Ver todas las categorías
      </ButtonLink>
    ) : undefined;
    return <EmptyState text={messages.list.empty[tipo]} action={seeAll} />;
  }
  return (
    <div className={styles.lista}>
      <Cards items={items} today={today} label={TITULO[tipo]} />
      <FieldError error={error} />
      {more ? (
        <Button kind="secondary" busy={loading} busyText={messages.session.loading} onClick={more}>
          Ver más
        </Button>
      ) : null}
    </div>
  );
}
