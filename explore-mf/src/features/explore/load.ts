import { RANGE_AHEAD } from '@vidriera/domain/agenda/list-filters';
import { apiPaths } from '@vidriera/domain/api/api';
import {
  daysSchema,
  type Page,
  pageSchema,
  type Suggestions,
  suggestionsSchema,
  type Zonas,
  zonasSchema,
} from '@vidriera/domain/api/schema';
import { Failure, isFailure } from '@vidriera/domain/failure';
import { NO_SUCH_PLACE, placeSchema, type WirePlace } from '@vidriera/domain/localidad/schema';
import { addDays, type Dia } from '@vidriera/domain/values/fecha';
import type { TipoAgenda } from '@vidriera/domain/values/ids';
import { LIMITS } from '@vidriera/domain/values/limits';
import { agendaDay } from '@vidriera/domain/values/local-time';
import { type Result, result } from '@vidriera/kit/data/result';
import { ownCity, rememberCity } from '@vidriera/kit/places/own-city';
import { apiFrom, apiGet } from '@vidriera/kit/requests/api';
import { now } from '@vidriera/kit/words/format';
import type { LoaderFunctionArgs } from '@vidriera/router';
import {
  addressOf,
  type ExploreFilters,
  type ExplorePages,
  failureWords,
  filtersOf,
  hasFilters,
  pagesOf,
} from './filters.ts';
import { ROW } from './row.ts';
import { readSoon, type SoonEvents } from './soon.ts';
import { isWholeCountryShown } from './whole-country.ts';
import type { WithoutOne } from './without-one.ts';

/**
 * Returns the place of the address; `null` for the whole country.
 * @throws Failure: a 404 for an unknown place
 */
async function readPlace(api: ReturnType<typeof apiFrom>, { en }: ExploreFilters): Promise<WirePlace | null> {
  if (!en) return null;
  try {
    return await api(placeSchema, apiPaths.place(en));
  } catch (caught) {
    if (!isFailure(caught, 'not-found') && !isFailure(caught, 'bad-parameters')) throw caught;
    if (inBrowser() && ownCity() === en) rememberCity(null);
    throw new Failure('not-found', NO_SUCH_PLACE, { status: 404 });
  }
}

const inBrowser = () => typeof document !== 'undefined';

/**
 * Redirects a visitor without filters to the own city, unless the list of the whole country is shown. If the history entry has
 * that address already (late screen, Back), it is replaced.
 * @throws the redirect
 */
function leadToCity(filters: ExploreFilters, pages: ExplorePages): void {
  if (!inBrowser() || isWholeCountryShown() || addressOf(filters, pages) !== addressOf({})) return;
  const en = ownCity();
  if (!en) return;
  const replacing = location.pathname === addressOf({});
  throw new Response(null, {
    status: 302,
    headers: { Location: addressOf({ en }), ...(replacing && { 'X-Remix-Replace': 'true' }) },
  });
}

const BY_PAGE = 8;
/** Maximum requests per section: pages of a search may be short, and the longest address asks for two full ones. */
const MAX_REQUESTS = 4;

/** A section's pages, or the message of its failure: one failure does not affect the others. */
export type ExploreSection = Result<Page>;

/** A day's number of events. */
export interface DayCount {
  dia: Dia;
  count: number;
}

export interface ExploreData {
  /** The loader's time. */
  now: string;
  filters: ExploreFilters;
  pages: ExplorePages;
  /** `null` for the whole country. */
  place: WirePlace | null;
  /** The first events of today, tomorrow and the weekend; empty with filters. */
  soon: SoonEvents[];
  creators: Suggestions['creadores'];
  /** If a place has nothing: cities near it with something to come. */
  near: Zonas['zonas'];
  /** Of the whole country without filters: the fullest. */
  cities: Zonas['zonas'];
  /** If the filters find nothing. */
  instead: WithoutOne | null;
  days: DayCount[];
  /** Without filters, the events after those of `soon`. */
  evento: ExploreSection;
  promo: ExploreSection;
  curso: ExploreSection;
}

const query = (tipo: TipoAgenda, filters: ExploreFilters) =>
  tipo === 'evento' && !hasFilters(filters)
    ? { tipo, en: filters.en, fecha: 'mas-adelante' }
    : { tipo, ...filters };

/** Reads this many cards, following the cursor. */
async function read(
  page: (cursor: string | null, limit: number) => Promise<Page>,
  amount: number,
  from: string | null = null,
): Promise<Page> {
  const items: Page['items'] = [];
  let mended: Page['mended'];
  let dated: Page['dated'];
  let cursor = from;
  let requests = 0;
  let total: number | undefined;
  do {
    const next = await page(cursor, Math.min(amount - items.length, LIMITS.maxPage));
    items.push(...next.items);
    mended ??= next.mended;
    dated ??= next.dated;
    cursor = next.cursor;
    total ??= next.total;
    requests += 1;
  } while (cursor && items.length < amount && requests < MAX_REQUESTS);
  return { items, cursor, total, mended, dated };
}

async function creatorsOf(api: ReturnType<typeof apiFrom>, { q, literal, en }: ExploreFilters) {
  if (q.length < 2) return [];
  return (await api(suggestionsSchema, apiPaths.suggestions, { q, literal, en }, { optional: true }))
    .creadores;
}

async function readNear(api: ReturnType<typeof apiFrom>, { codigo }: WirePlace): Promise<Zonas['zonas']> {
  const [{ zonas }, { nearCities }] = await Promise.all([
    api(zonasSchema, apiPaths.zonas, {}, { optional: true }),
    import('./near-cities.ts'),
  ]);
  return nearCities(codigo, zonas);
}

const FULLEST = 3;
const readFullest = async (api: ReturnType<typeof apiFrom>): Promise<Zonas['zonas']> =>
  (await api(zonasSchema, apiPaths.zonas, {}, { optional: true })).zonas.slice(0, FULLEST);

/** Loads explore. A later navigation aborts it, so the newest search wins. */
export async function load(args: LoaderFunctionArgs): Promise<ExploreData> {
  const { searchParams: params, pathname } = new URL(args.request.url);
  const filters = filtersOf(params, pathname);
  const pages = pagesOf(params);
  leadToCity(filters, pages);
  const api = apiFrom(args);
  const time = now();
  // The API answers no days that far ahead.
  const isBeyond = (filters.hasta ?? '') > addDays(agendaDay(time), RANGE_AHEAD);
  const section = async (tipo: TipoAgenda): Promise<ExploreSection> => {
    if (isBeyond) return { value: { items: [], cursor: null, total: 0 } };
    const filterParams = query(tipo, filters);
    const cards = read(
      (cursor, limit) => api(pageSchema, apiPaths.explore, { ...filterParams, cursor, limit }),
      BY_PAGE * pages[tipo] - (hasFilters(filters) ? 0 : BY_PAGE - ROW),
    );
    return result(cards, failureWords(tipo));
  };
  const { q, literal, en, categoria, modalidad, precio, dia } = filters;
  const [fullest, days, creators, place, soon, evento, promo, curso] = await Promise.all([
    en || hasFilters(filters) ? { value: [] } : result(readFullest(api), ''),
    result(
      api(
        daysSchema,
        apiPaths.days,
        { q, literal, en, categoria, modalidad, precio, dia },
        { optional: true },
      ),
      '',
    ),
    result(creatorsOf(api, filters), ''),
    readPlace(api, filters),
    hasFilters(filters) ? [] : readSoon(api, en, time),
    section('evento'),
    section('promo'),
    section('curso'),
  ]);
  const isEmpty =
    soon.length === 0 &&
    [evento, promo, curso].every((list) => 'value' in list && list.value.items.length === 0);
  const instead =
    isEmpty && hasFilters(filters) && !isBeyond
      ? await (await import('./without-one.ts')).readWithoutOne(api, filters, time)
      : null;
  const near =
    place && isEmpty && !hasFilters(filters) ? await result(readNear(api, place), '') : { value: [] };
  const { dias } = 'value' in days ? days.value : { dias: [] };
  return {
    now: time,
    filters,
    pages,
    place,
    soon,
    days: dias.map(({ dia, cantidad }) => ({ dia, count: cantidad })),
    near: 'value' in near ? near.value : [],
    cities: 'value' in fullest ? fullest.value : [],
    instead,
    creators: 'value' in creators ? creators.value : [],
    evento,
    promo,
    curso,
  };
}

/** Returns a section's page after `cursor`. Browser only. @throws Failure, and the signal's reason when aborted */
export const readMore = (
  tipo: TipoAgenda,
  filters: ExploreFilters,
  cursor: string,
  signal: AbortSignal,
): Promise<Page> =>
  read(
    (next, limit) =>
      apiGet(pageSchema, apiPaths.explore, { ...query(tipo, filters), cursor: next, limit }, { signal }),
    BY_PAGE,
    cursor,
  );

const CITIES = 12;
/** Returns the cities with most upcoming items. Browser only. The dialog works without them. */
export async function readCities(): Promise<Zonas['zonas']> {
  const read = await result(apiGet(zonasSchema, apiPaths.zonas), '');
  return 'value' in read ? read.value.zonas.slice(0, CITIES) : [];
}
