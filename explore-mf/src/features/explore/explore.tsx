import type { Card } from 'domain/item/wire-schema';
import { messages } from 'domain/messages/messages';
import { useNavigation } from 'kit/router';
import { ButtonLink } from 'kit/ui/button';
import { CardGrid } from 'kit/ui/card-grid';
import { ItemCard } from 'kit/ui/item-card';
import { Like } from 'kit/ui/like';
import { Meta } from 'kit/ui/meta';
import { SkeletonCards } from 'kit/ui/skeleton';
import { EmptyState } from 'kit/ui/state';
import type { ScreenProps } from 'kit/with-data';
import { Agenda } from './agenda.tsx';
import { Categorias } from './categorias.tsx';
import styles from './explore.module.css';
import { Fechas } from './fechas.tsx';
import { addressOf, hasFilters, tituloOf } from './filters.ts';
import type { ExploreData, Section } from './load.ts';
import { SearchForm } from './search-form.tsx';
import { isTyping } from './use-typing.ts';

const itemsOf = (section: Section): Card[] => ('value' in section ? section.value.items : []);
const empty = (section: Section): boolean =>
  'value' in section && section.value.items.length === 0 && !section.value.cursor;

/** One item for each different picture, the hero's three at most. */
const withPhoto = (items: Card[]): Card[] =>
  items
    .filter(({ imagen }, index) => imagen && items.findIndex((other) => other.imagen === imagen) === index)
    .slice(0, 3);

const SECTIONS = [
  ['evento', 'Eventos'],
  ['promo', 'Promos'],
  ['curso', 'Cursos'],
] as const;
const NOTHING: ReadonlySet<string> = new Set();

/** `/explore`: search, categories, and what is on. */
export default function Explore({ data }: ScreenProps<ExploreData>) {
  const { now, filters, pages, weekend, evento, promo, curso } = data;
  const { state, location } = useNavigation();
  const searching = state === 'loading' && location?.pathname === '/explore';
  const typing = searching && isTyping(location.state);
  const noneAtAll = [evento, promo, curso].every(empty);
  const filtered = hasFilters(filters);
  const key = addressOf(filters);
  const shown = new Set(weekend.map(({ id }) => id));
  return (
    <>
      <Meta
        title={tituloOf(filters)}
        description="Buscá qué hacer: eventos, cursos y promos de tu ciudad, por fecha y por categoría."
        path={key}
      />
      <SearchForm filters={filters} photos={withPhoto([...weekend, ...itemsOf(evento), ...itemsOf(curso)])} />
      <div className={styles.page}>
        <Categorias filters={filters} />
        <div id="agenda" className={styles.agenda} aria-busy={searching} data-typing={typing || undefined}>
          <Fechas filters={filters} />
          {filtered ? <Summary sought={filters.q} /> : null}
          {searching && !typing ? (
            <SkeletonCards tipo="evento" />
          ) : noneAtAll ? (
            <EmptyState
              scene={filtered ? 'search' : 'shopWindow'}
              text={filtered ? messages.list.noResults : messages.list.empty.evento}
              action={
                filtered ? (
                  <ButtonLink kind="secondary" to="/explore">
                    Ver toda la agenda
                  </ButtonLink>
                ) : undefined
              }
            />
          ) : (
            <>
              {weekend.length ? (
                <section aria-labelledby="finde" className={styles.section}>
                  <h2 id="finde">Este fin de semana</h2>
                  <CardGrid layout="shelf">
                    {weekend.map((item, index) => (
                      <li key={item.id}>
                        <ItemCard
                          item={item}
                          now={now}
                          within="explore"
                          corner={<Like item={item} />}
                          priority={index === 0}
                        />
                      </li>
                    ))}
                  </CardGrid>
                </section>
              ) : null}
              {SECTIONS.map(([tipo, titulo]) => (
                <Agenda
                  key={`${tipo} ${key}`}
                  tipo={tipo}
                  titulo={tipo === 'evento' && weekend.length ? 'Más eventos' : titulo}
                  initial={data[tipo]}
                  pages={pages[tipo]}
                  filters={filters}
                  now={now}
                  without={tipo === 'evento' ? shown : NOTHING}
                />
              ))}
            </>
          )}
        </div>
      </div>
    </>
  );
}

/** What was asked, and the way back to everything. */
function Summary({ sought }: { sought: string }) {
  return (
    <p className={styles.summary} role="status">
      {sought ? <span>Resultados para «{sought}»</span> : <span>Agenda filtrada</span>}
      <ButtonLink kind="ghost" to="/explore" preventScrollReset>
        Borrar filtros
      </ButtonLink>
    </p>
  );
}
