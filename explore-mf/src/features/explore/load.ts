import { apiPaths } from 'domain/api/api';
import {
  type Days,
  daysSchema,
  type Page,
  pageSchema,
  type Suggestions,
  suggestionsSchema,
} from 'domain/api/schema';
import type { Place } from 'domain/localidad/schema';
import type { TipoAgenda } from 'domain/values/ids';
import { LIMITS } from 'domain/values/limits';
import { apiFrom, apiGet } from 'kit/api';
import { now } from 'kit/format';
import { type Result, result } from 'kit/result';
import type { LoaderFunctionArgs } from 'kit/router';
import { type Filters, failureWords, filtersOf, hasFilters, type Pages, pagesOf } from './filters.ts';
import { leadToCity, readPlace } from './read-city.ts';

/** Cards of a section's page, before 'Ver más' and with each press of it. */
const BY_PAGE = 8;
/** Cards of this weekend, above the sections: the poster and a row. */
const WEEKEND = 5;
/** Those the events' own section has on its first page, beneath the weekend's: a row. */
const BENEATH_WEEKEND = 4;
/** Requests that cards may take: a search's pages may be short, and the longest address asks for two full ones. */
const MAX_REQUESTS = 4;

/** A section's pages, or the words for why there are none: one section's failure is not the others'. */
export type Section = Result<Page>;

/** The first of this weekend's events, and whether they are not all. */
export interface Weekend {
  items: Page['items'];
  more: boolean;
}

export interface ExploreData {
  /** The time, as the loader saw it. */
  now: string;
  filters: Filters;
  pages: Pages;
  /** Where it is looked at; `null` of the whole country. */
  place: Place | null;
  /** Empty where there are filters. Without, the events' own section leaves it out. */
  weekend: Result<Weekend>;
  /** Who publishes under a name like what is searched for. */
  creators: Suggestions['creadores'];
  /** How much there is on the days to come; without it the days stand there by themselves. */
  days: Days['dias'];
  evento: Section;
  promo: Section;
  curso: Section;
}

/** Whether a section stands beneath the weekend's. */
const goesOnFromWeekend = (tipo: TipoAgenda, filters: Filters) => tipo === 'evento' && !hasFilters(filters);
/** What a section asks for. */
const query = (tipo: TipoAgenda, filters: Filters) =>
  goesOnFromWeekend(tipo, filters) ? { tipo, en: filters.en, fecha: 'no-finde' } : { tipo, ...filters };

/** So many cards of a list, from a cursor on. */
async function read(
  page: (cursor: string | null, limit: number) => Promise<Page>,
  amount: number,
  from: string | null = null,
): Promise<Page> {
  const items: Page['items'] = [];
  let mended: Page['mended'];
  let cursor = from;
  let requests = 0;
  do {
    const next = await page(cursor, Math.min(amount - items.length, LIMITS.maxPage));
    items.push(...next.items);
    mended ??= next.mended;
    cursor = next.cursor;
    requests += 1;
  } while (cursor && items.length < amount && requests < MAX_REQUESTS);
  return { items, cursor, mended };
}

/** Those whose names are meant by a search. */
async function creatorsOf(api: ReturnType<typeof apiFrom>, { q, literal, en }: Filters) {
  if (q.length < 2) return [];
  return (await api(suggestionsSchema, apiPaths.suggestions, { q, literal, en }, { optional: true }))
    .creadores;
}

/** Everything explore shows at once. A later navigation aborts it, so the newest search wins. */
export async function loadExplore(args: LoaderFunctionArgs): Promise<ExploreData> {
  const { searchParams: params, pathname } = new URL(args.request.url);
  const filters = filtersOf(params, pathname);
  const pages = pagesOf(params);
  leadToCity(filters, pages);
  const api = apiFrom(args);
  const section = (tipo: TipoAgenda) => {
    const asked = query(tipo, filters);
    const cards = read(
      (cursor, limit) => api(pageSchema, apiPaths.explore, { ...asked, cursor, limit }),
      BY_PAGE * pages[tipo] - (goesOnFromWeekend(tipo, filters) ? BENEATH_WEEKEND : 0),
    );
    return result(cards, failureWords(tipo));
  };
  const atWeekend = async (): Promise<Weekend> => {
    if (hasFilters(filters)) return { items: [], more: false };
    const asked = { tipo: 'evento', en: filters.en, fecha: 'finde', limit: WEEKEND + 1 };
    const { items } = await api(pageSchema, apiPaths.explore, asked);
    return { items: items.slice(0, WEEKEND), more: items.length > WEEKEND };
  };
  const { en, categoria, modalidad, precio } = filters;
  const [days, creators, place, weekend, evento, promo, curso] = await Promise.all([
    result(api(daysSchema, apiPaths.days, { en, categoria, modalidad, precio }, { optional: true }), ''),
    result(creatorsOf(api, filters), ''),
    readPlace(api, filters),
    result(atWeekend(), failureWords('evento')),
    section('evento'),
    section('promo'),
    section('curso'),
  ]);
  return {
    now: now(),
    filters,
    pages,
    place,
    weekend,
    days: 'value' in days ? days.value.dias : [],
    creators: 'value' in creators ? creators.value : [],
    evento,
    promo,
    curso,
  };
}

/** The page of a section after `cursor`; in the browser. @throws Failure, and the signal's reason when aborted */
export const readMore = (
  tipo: TipoAgenda,
  filters: Filters,
  cursor: string,
  signal: AbortSignal,
): Promise<Page> =>
  read(
    (next, limit) =>
      apiGet(pageSchema, apiPaths.explore, { ...query(tipo, filters), cursor: next, limit }, { signal }),
    BY_PAGE,
    cursor,
  );
