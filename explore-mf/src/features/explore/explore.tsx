import type { Card } from 'domain/item/wire-schema';
import { messages } from 'domain/messages/messages';
import { useNavigation } from 'kit/router';
import { AuthorLink } from 'kit/ui/author-link';
import { ButtonLink } from 'kit/ui/button';
import { Meta } from 'kit/ui/meta';
import { SkeletonCards } from 'kit/ui/skeleton';
import { EmptyState } from 'kit/ui/state';
import type { ScreenProps } from 'kit/with-data';
import { ActiveFilters } from './active-filters.tsx';
import { Agenda } from './agenda.tsx';
import { Categorias } from './categorias.tsx';
import { Elsewhere, NearFirst, useRememberedCity } from './city.tsx';
import { cityMeta } from './city-meta.ts';
import styles from './explore.module.css';
import { Fechas } from './fechas.tsx';
import { addressOf, hasFilters, resultsOf } from './filters.ts';
import type { ExploreData, Section } from './load.ts';
import { Mended } from './mended.tsx';
import { SearchForm } from './search-form.tsx';
import { isTyping } from './use-typing.ts';
import { Weekend } from './weekend.tsx';

const itemsOf = (section: Section | ExploreData['weekend']): Card[] =>
  'value' in section ? section.value.items : [];
/** Whether all of a list is there. */
const isWhole = (section: Section): boolean => 'value' in section && !section.value.cursor;
const isEmpty = (section: Section): boolean => isWhole(section) && itemsOf(section).length === 0;

const SECTIONS = [
  ['evento', 'Eventos'],
  ['promo', 'Promos'],
  ['curso', 'Cursos'],
] as const;

/** `/explore`, `/explore/en/{place}`: search, categories, and what is on. */
export default function Explore({ data }: ScreenProps<ExploreData>) {
  const { now, filters, pages, place, weekend, days, creators, evento, promo, curso } = data;
  useRememberedCity(filters, pages);
  const home = addressOf({ en: filters.en });
  const { state, location } = useNavigation();
  const searching = state === 'loading' && location?.pathname === home;
  const typing = searching && isTyping(location.state);
  const replacing = searching && !typing;
  const filtered = hasFilters(filters);
  const key = addressOf(filters);
  const lists = [evento, promo, curso];
  const mended = lists.flatMap((list) => ('value' in list ? (list.value.mended ?? []) : []))[0];
  const found = filtered ? resultsOf(filters, lists.flatMap(itemsOf).length, lists.every(isWhole)) : '';
  const hasWeekend = 'error' in weekend || weekend.value.items.length > 0;
  // Where something was found, kinds without a match are left out; beside this weekend's events, that there are no others.
  const sections = SECTIONS.filter(
    ([tipo]) => !isEmpty(data[tipo]) || !(filtered || (tipo === 'evento' && hasWeekend)),
  );
  const nothing = lists.every(isEmpty) && !hasWeekend;
  return (
    <>
      <Meta
        {...cityMeta(filters, place)}
        path={addressOf({ ...filters, literal: undefined, desde: undefined, hasta: undefined })}
      />
      {place && nothing ? <meta name="robots" content="noindex" /> : null}
      <SearchForm filters={filters} place={place} />
      <div className={styles.page}>
        <Categorias filters={filters} />
        <Fechas filters={filters} days={days} />
        <section
          id="agenda"
          tabIndex={-1}
          aria-label={found || 'Agenda'}
          aria-busy={searching}
          data-typing={typing || undefined}
          className={styles.agenda}
        >
          <div role="status" className={styles.status}>
            {filtered && !replacing ? <h2 className={styles.found}>{found}</h2> : null}
          </div>
          {mended && !replacing ? <Mended filters={filters} mended={mended} /> : null}
          {filtered && !replacing ? <ActiveFilters filters={filters} /> : null}
          {creators.length > 0 && !replacing ? (
            <nav aria-label="Perfiles" className="row">
              {creators.map((creator) => (
                <AuthorLink key={creator.username} author={{ ...creator, id: creator.username }} />
              ))}
            </nav>
          ) : null}
          <NearFirst />
          {replacing ? (
            <SkeletonCards tipo="evento" />
          ) : nothing ? (
            <EmptyState
              scene={filtered ? 'search' : 'shopWindow'}
              text={filtered ? messages.list.noResults : messages.list.empty.evento}
              action={
                filtered ? (
                  <ButtonLink kind="secondary" to={home}>
                    Ver toda la agenda
                  </ButtonLink>
                ) : (
                  place && <Elsewhere place={place} />
                )
              }
            />
          ) : (
            <>
              {hasWeekend ? <Weekend weekend={weekend} now={now} en={filters.en} /> : null}
              {sections.map(([tipo, titulo]) => (
                <Agenda
                  key={`${tipo} ${key}`}
                  tipo={tipo}
                  titulo={tipo === 'evento' && hasWeekend ? 'Más eventos' : titulo}
                  initial={data[tipo]}
                  pages={pages[tipo]}
                  filters={filters}
                  now={now}
                />
              ))}
            </>
          )}
        </section>
      </div>
    </>
  );
}
