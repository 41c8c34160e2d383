import { CATEGORIA_VISIBLE, CATEGORIAS, type CategoriaTitulo } from 'domain/categoria/categoria';
import { messages } from 'domain/messages/messages';
import { DATE_RANGES, type DateRange } from 'domain/values/fecha';
import type { TipoAgenda } from 'domain/values/ids';
import { LIMITS } from 'domain/values/limits';
import type { Failure } from 'kit/failure';

/** What the address may ask for; what it can't be is taken as not asked. */
export interface Filters {
  q: string;
  categoria?: CategoriaTitulo | undefined;
  fecha?: DateRange | undefined;
}

/** The filters of an address. */
export function filtersOf(params: URLSearchParams): Filters {
  const { q = '', categoria, fecha } = Object.fromEntries(params);
  return {
    q: q.trim().slice(0, LIMITS.busqueda),
    categoria: CATEGORIAS.find((item) => item === categoria),
    fecha: DATE_RANGES.find((item) => item === fecha),
  };
}

/** Pages of a section an address may ask for at once: 96 cards. */
export const MAX_PAGES = 12;
export type Pages = Record<TipoAgenda, number>;

/** How many pages of each section an address asks for: '?eventos=2' is the first two pages of events. */
export function pagesOf(params: URLSearchParams): Pages {
  const { eventos, promos, cursos } = Object.fromEntries(params);
  return { evento: pages(eventos), promo: pages(promos), curso: pages(cursos) };
}

function pages(text: string | undefined): number {
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 && count <= MAX_PAGES ? count : 1;
}

export const hasFilters = ({ q, categoria: item, fecha: when }: Filters): boolean =>
  Boolean(q || item || when);

/** Explore's address with these filters and pages: '/explore?q=jazz&categoria=Musica&eventos=2'. */
export function addressOf(
  { q, categoria: item, fecha: when }: Partial<Filters>,
  { evento = 1, promo = 1, curso = 1 }: Partial<Pages> = {},
): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (item) params.set('categoria', item);
  if (when) params.set('fecha', when);
  if (evento > 1) params.set('eventos', String(evento));
  if (promo > 1) params.set('promos', String(promo));
  if (curso > 1) params.set('cursos', String(curso));
  return params.size ? `/explore?${params}` : '/explore';
}

const WHEN = { hoy: 'hoy', finde: 'este fin de semana', mes: 'este mes' } as const;

/** The page's title: 'Música este fin de semana', '«jazz»: eventos, cursos y promos'. */
export function tituloOf({ q, categoria: item, fecha: when }: Filters): string {
  const what = item
    ? CATEGORIA_VISIBLE[item]
    : q
      ? 'eventos, cursos y promos'
      : 'Explorar eventos, cursos y promos';
  return `${q ? `«${q}»: ` : ''}${what}${when ? ` ${WHEN[when]}` : ''}`;
}

/** What a section says that could not be loaded. */
export const failureWords =
  (tipo: TipoAgenda) =>
  ({ code, message }: Pick<Failure, 'code' | 'message'>): string =>
    code === 'no-connection' ? message : messages.list.notLoaded[tipo];
