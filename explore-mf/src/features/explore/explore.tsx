import { isPast } from '@vidriera/domain/item/time';
import { useUnblocked } from '@vidriera/kit/hooks/use-unblocked';
import { AuthorLink } from '@vidriera/kit/ui/cards/author-link';
import { Meta } from '@vidriera/kit/ui/parts/meta';
import { SkeletonCards } from '@vidriera/kit/ui/parts/skeleton';
import { Subscribe } from '@vidriera/kit/ui/people/subscribe';
import { useNavigation } from '@vidriera/router';
import type { ScreenProps } from '@vidriera/runtime/screen-props';
import { Agenda } from './agenda.tsx';
import { NearFirst, useRememberedCity } from './city.tsx';
import { cityMeta } from './city-meta.ts';
import styles from './explore.module.css';
import {
  addressOf,
  type ExploreFilters,
  fechaText,
  filterParts,
  hasFilters,
  type KindCount,
  resultsOf,
} from './filters.ts';
import type { ExploreData, ExploreSection } from './load.ts';
import { Dated, Mended } from './mended.tsx';
import { Narrow } from './narrow.tsx';
import { Nothing } from './nothing.tsx';
import { SoonPart } from './soon-part.tsx';
import { Top } from './top.tsx';
import { isTyping } from './use-typing.ts';

const isEmpty = (section: ExploreSection): boolean =>
  'value' in section && !section.value.cursor && section.value.items.length === 0;
/** Returns a section's number of results. */
function countOf(section: ExploreSection): KindCount {
  if ('error' in section) return { count: 0, whole: false };
  const { items, cursor, total } = section.value;
  const there = items.reduce((sum, card) => sum + 1 + (('otros' in card && card.otros) || 0), 0);
  return { count: total ?? there, whole: total !== undefined || !cursor };
}

const SECTIONS = [
  ['evento', 'Eventos'],
  ['promo', 'Promos'],
  ['curso', 'Cursos'],
] as const;

const foundOf = (data: ExploreData, filters: ExploreFilters) =>
  resultsOf(
    filters,
    SECTIONS.map(([tipo]) => [tipo, countOf(data[tipo])]),
    data.now,
  );

/** Returns the title before the place: today, or the next window that has events. */
function titleOf({ now, soon, evento }: ExploreData): string {
  const [first] = soon;
  if (first) return fechaText(first.fecha, now);
  const next = 'value' in evento ? evento.value.items[0] : undefined;
  return next && !isPast(next, now) ? 'Lo que viene' : fechaText('hoy', now);
}

/** `/explore`, `/explore/en/{place}`: search, dates, categories, and events today, tomorrow, at the weekend and later. */
export default function Explore({ data }: ScreenProps<ExploreData>) {
  const { now, filters, pages, place, soon, days } = data;
  const creators = useUnblocked(data.creators);
  useRememberedCity(filters, pages);
  const home = addressOf({ en: filters.en });
  const { state, location } = useNavigation();
  const searching = state === 'loading' && location?.pathname === home;
  const typing = searching && isTyping(location.state);
  const replacing = searching && !typing;
  const filtered = hasFilters(filters);
  const key = addressOf(filters);
  const lists = [data.evento, data.promo, data.curso];
  const mended = lists.flatMap((list) => ('value' in list ? (list.value.mended ?? []) : []))[0];
  const dated = lists.flatMap((list) => ('value' in list ? (list.value.dated ?? []) : []))[0];
  // A date in words is a filter like any other: its chip takes it away.
  const meant = dated ? { ...filters, ...dated } : filters;
  const found = filtered ? foundOf(data, meant) : null;
  // If a search finds something, empty kinds are omitted.
  const sections = SECTIONS.filter(
    ([tipo]) => !isEmpty(data[tipo]) || !(filtered || (tipo === 'evento' && soon.length > 0)),
  );
  const nothing = soon.length === 0 && SECTIONS.every(([tipo]) => isEmpty(data[tipo]));
  return (
    <>
      <Meta
        {...cityMeta(filters, place, now)}
        path={addressOf({ ...filters, literal: undefined, desde: undefined, hasta: undefined })}
      />
      {place && nothing ? <meta name="robots" content="noindex" /> : null}
      <Top
        filters={filters}
        place={place}
        title={titleOf(data)}
        parts={filterParts(meant, now)}
        cities={data.cities}
      />
      <div className={styles.page}>
        <Narrow filters={meant} days={days} now={now} categories={filtered || !nothing} />
        <section
          id="agenda"
          tabIndex={-1}
          aria-label={found ? found.amount + found.of : 'Agenda'}
          aria-busy={searching}
          data-typing={typing || undefined}
          className={styles.agenda}
        >
          <div role="status" className={styles.status}>
            {found && !replacing ? (
              <h2 className={styles.found}>
                <span>{found.amount}</span>
                <span className="sr-only">{found.of}</span>
              </h2>
            ) : null}
          </div>
          {dated && !replacing ? <Dated filters={filters} meant={meant} now={now} /> : null}
          {mended && !replacing ? <Mended filters={meant} mended={mended} /> : null}
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
            <Nothing data={data} />
          ) : (
            <>
              {soon.map((part, i) => (
                <SoonPart key={part.fecha} part={part} first={i === 0} now={now} en={filters.en} />
              ))}
              {sections.map(([tipo, titulo], i) => (
                <Agenda
                  key={`${tipo} ${key}`}
                  tipo={tipo}
                  titulo={tipo === 'evento' && soon.length > 0 ? 'Más eventos' : titulo}
                  initial={data[tipo]}
                  pages={pages[tipo]}
                  filters={filters}
                  now={now}
                  first={filtered && i === 0}
                />
              ))}
            </>
          )}
          {place && filters.en && !filtered && !nothing ? (
            <Subscribe path={addressOf({ en: filters.en })} />
          ) : null}
        </section>
      </div>
    </>
  );
}
