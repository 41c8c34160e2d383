import type { Page } from '@vidriera/domain/api/schema';
import { CATEGORIA_VISIBLE, CATEGORIAS } from '@vidriera/domain/categoria/categoria';
import { byHeading } from '@vidriera/domain/item/headings';
import { messages } from '@vidriera/domain/messages/messages';
import { TIPOS_AGENDA } from '@vidriera/domain/values/ids';
import { usePages } from '@vidriera/kit/hooks/use-pages';
import { usePendingSearch } from '@vidriera/kit/hooks/use-pending-search';
import { useUnblocked } from '@vidriera/kit/hooks/use-unblocked';
import { CategoryIcon } from '@vidriera/kit/ui/cards/category-icon';
import { SeeMore } from '@vidriera/kit/ui/cards/see-more';
import { ButtonLink } from '@vidriera/kit/ui/parts/button';
import { PrivateMeta } from '@vidriera/kit/ui/parts/meta';
import { PageHeader } from '@vidriera/kit/ui/parts/page-header';
import { Pills } from '@vidriera/kit/ui/parts/pills';
import { RetryState } from '@vidriera/kit/ui/parts/retry-state';
import { SkeletonCards } from '@vidriera/kit/ui/parts/skeleton';
import { EmptyState } from '@vidriera/kit/ui/parts/state';
import { Tabs } from '@vidriera/kit/ui/parts/tabs';
import type { ScreenProps } from '@vidriera/runtime/screen-props';
import { Fragment } from 'react';
import { Cards } from './cards.tsx';
import styles from './list.module.css';
import type { ListData } from './load.ts';

const TITULO = { evento: 'Eventos', curso: 'Cursos', promo: 'Promos' } as const;
const PATH = { evento: '/eventos', curso: '/cursos', promo: '/promos' } as const;

/** `/eventos`, `/cursos` and `/promos`: upcoming items, all or by category. */
export default function List({ data }: ScreenProps<ListData>) {
  const { tipo, categoria, page } = data;
  const pending = usePendingSearch();
  const tabs = TIPOS_AGENDA.map((id) => ({
    id,
    label: TITULO[id],
    to: categoria ? `${PATH[id]}?categoria=${categoria}` : PATH[id],
  }));
  return (
    <>
      <PrivateMeta title={TITULO[tipo]} />
      <PageHeader title={TITULO[tipo]} />
      <div className={styles.tabs}>
        <Tabs label="Publicaciones" tabs={tabs} current={tipo} />
      </div>
      <div className={styles.list}>
        {isEmpty(data) ? null : <CategoriaFilter current={pending ? pending.get('categoria') : categoria} />}
        {pending ? (
          <SkeletonCards tipo={tipo} />
        ) : 'error' in page ? (
          <RetryState text={page.error} />
        ) : (
          <Pages {...data} first={page.value} />
        )}
      </div>
    </>
  );
}

/** Without a category nothing is there: none has anything. */
const isEmpty = ({ categoria, page }: ListData): boolean =>
  !categoria && 'value' in page && page.value.items.length === 0 && !page.value.cursor;

function Pages({ tipo, categoria, now, first }: ListData & { first: Page }) {
  const list = usePages(first, async (cursor, signal) =>
    (await import('./load.ts')).loadMore(tipo, categoria, cursor, signal),
  );
  const { cursor } = list;
  const items = useUnblocked(list.items);
  if (items.length === 0 && !cursor) {
    const seeAll = categoria ? (
      <ButtonLink kind="secondary" to="?">
        Ver todas las categorías
      </ButtonLink>
    ) : undefined;
    return <EmptyState text={messages.list.empty[tipo]} action={seeAll} />;
  }
  return (
    <div className={styles.list}>
      {byHeading(items, now).map(([heading, cards]) => (
        <Fragment key={heading}>
          {heading ? <h2>{heading}</h2> : null}
          <Cards items={cards} now={now} label={heading || TITULO[tipo]} level={heading ? 3 : 2} />
        </Fragment>
      ))}
      <SeeMore list={list} error={list.failure && messages.list.dataNotLoaded} />
    </div>
  );
}

/** Pressing the selected category shows all. */
function CategoriaFilter({ current }: { current: string | null }) {
  const choices = CATEGORIAS.map((titulo) => ({
    text: CATEGORIA_VISIBLE[titulo],
    icon: <CategoryIcon of={titulo} />,
    to: titulo === current ? '?' : `?categoria=${titulo}`,
    chosen: titulo === current,
  }));
  const all = { text: 'Todas', icon: <CategoryIcon of={null} />, to: '?', chosen: current === null };
  return <Pills label="Filtrar por categoría" choices={[all, ...choices]} />;
}
