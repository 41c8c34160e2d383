import { apiPaths } from 'domain/api/api';
import { type Page, pageSchema } from 'domain/api/schema';
import type { TipoAgenda } from 'domain/values/ids';
import { LIMITS } from 'domain/values/limits';
import { apiFrom, apiGet } from 'kit/api';
import { now } from 'kit/format';
import { type Result, result } from 'kit/result';
import type { LoaderFunctionArgs } from 'kit/router';
import { type Filters, failureWords, filtersOf, hasFilters, type Pages, pagesOf } from './filters.ts';

/** Cards of a section's page, before 'Ver más' and with each press of it. */
const BY_PAGE = 8;
/** Cards of this weekend, above the sections. */
const WEEKEND = 4;
/** Requests a section may take: a search's pages may be short, and the longest address asks for two full ones. */
const MAX_REQUESTS = 4;

/** A section's pages, or the words for why there are none: one section's failure is not the others'. */
export type Section = Result<Page>;

export interface ExploreData {
  /** The time, as the loader saw it. */
  now: string;
  filters: Filters;
  pages: Pages;
  /** This weekend's events; asked for only without filters. */
  weekend: Page['items'];
  evento: Section;
  promo: Section;
  curso: Section;
}

/** Everything explore shows at once. A later navigation aborts it, so the newest search wins. */
export async function loadExplore(args: LoaderFunctionArgs): Promise<ExploreData> {
  const params = new URL(args.request.url).searchParams;
  const filters = filtersOf(params);
  const pages = pagesOf(params);
  const api = apiFrom(args);
  const read = async (tipo: TipoAgenda): Promise<Page> => {
    const amount = BY_PAGE * pages[tipo];
    const items: Page['items'] = [];
    let cursor: string | null = null;
    for (let requests = 0; requests < MAX_REQUESTS && (requests === 0 || cursor); requests += 1) {
      const limit = Math.min(amount - items.length, LIMITS.maxPage);
      const request = { tipo, ...filters, cursor, limit };
      const page: Page = await api(pageSchema, apiPaths.explore, request);
      items.push(...page.items);
      cursor = page.cursor;
      if (items.length >= amount) break;
    }
    return { items, cursor };
  };
  const section = (tipo: TipoAgenda) => result(read(tipo), failureWords(tipo));
  const atWeekend = async (): Promise<Page['items']> => {
    if (hasFilters(filters)) return [];
    const request = { tipo: 'evento', fecha: 'finde', limit: WEEKEND };
    const read = await result(api(pageSchema, apiPaths.explore, request), failureWords('evento'));
    return 'value' in read ? read.value.items : []; // the events' own section says it
  };
  const [weekend, evento, promo, curso] = await Promise.all([
    atWeekend(),
    section('evento'),
    section('promo'),
    section('curso'),
  ]);
  return { now: now(), filters, pages, weekend, evento, promo, curso };
}

/** The page of a section after `cursor`; in the browser. @throws Failure, and the signal's reason when aborted */
export const readMore = (
  tipo: TipoAgenda,
  filters: Filters,
  cursor: string,
  signal: AbortSignal,
): Promise<Page> =>
  apiGet(pageSchema, apiPaths.explore, { tipo, ...filters, cursor, limit: BY_PAGE }, { signal });
