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

export const FECHA_VISIBLE = {
  hoy: 'Hoy',
  manana: 'Mañana',
  finde: 'Este fin de semana',
  semana: 'Esta semana',
  mes: 'Este mes',
} as const;
const when = (fecha: DateRange | undefined): string =>
  fecha ? ` ${FECHA_VISIBLE[fecha].toLowerCase()}` : '';

/** The page's title: 'Música este fin de semana', '«jazz»: eventos, cursos y promos'. */
export function tituloOf({ q, categoria: item, fecha }: Filters): string {
  const what = item
    ? CATEGORIA_VISIBLE[item]
    : q
      ? 'eventos, cursos y promos'
      : 'Explorar eventos, cursos y promos';
  return `${q ? `«${q}»: ` : ''}${what}${when(fecha)}`;
}

/**
 * What was found, in words: '12 resultados para «jazz»', '24 o más resultados en Música este mes'.
 * @param whole whether there is no more than these `count`
 */
export function resultsOf({ q, categoria: item, fecha }: Filters, count: number, whole: boolean): string {
  const number = count ? `${count} ${whole ? '' : 'o más '}` : whole ? 'Sin ' : '';
  const results = count === 1 && whole ? 'resultado' : 'resultados';
  const of = `${q ? ` para «${q}»` : ''}${item ? ` en ${CATEGORIA_VISIBLE[item]}` : ''}${when(fecha)}`;
  const words = number + results + of;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a section says that could not be loaded. */
export const failureWords =
  (tipo: TipoAgenda) =>
  ({ code, message }: Pick<Failure, 'code' | 'message'>): string =>
    code === 'no-connection' ? message : messages.list.notLoaded[tipo];
