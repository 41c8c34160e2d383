import { CATEGORIA_VISIBLE, CATEGORIAS, type CategoriaTitulo } from 'domain/categoria';
import { VENTANAS, type Ventana } from 'domain/fecha';
import type { TipoAgenda } from 'domain/ids';
import { LIMITES } from 'domain/limits';

/** What the address may ask for; what it can't be is taken as not asked. */
export interface Filtros {
  q: string;
  categoria?: CategoriaTitulo | undefined;
  fecha?: Ventana | undefined;
}

/** The filters of an address. */
export function filtrosDe(params: URLSearchParams): Filtros {
  const { q = '', categoria, fecha } = Object.fromEntries(params);
  return {
    q: q.trim().slice(0, LIMITES.busqueda),
    categoria: CATEGORIAS.find((una) => una === categoria),
    fecha: VENTANAS.find((una) => una === fecha),
  };
}

/** Pages of a section an address may ask for at once: 96 cards. */
export const PAGINAS_MAX = 12;
export type Paginas = Record<TipoAgenda, number>;

/** How many pages of each section an address asks for: '?eventos=2' is the first two pages of events. */
export function paginasDe(params: URLSearchParams): Paginas {
  const { eventos, promos, cursos } = Object.fromEntries(params);
  return { evento: paginas(eventos), promo: paginas(promos), curso: paginas(cursos) };
}

function paginas(texto: string | undefined): number {
  const cuantas = Number(texto);
  return Number.isInteger(cuantas) && cuantas >= 1 && cuantas <= PAGINAS_MAX ? cuantas : 1;
}

export const hayFiltros = ({ q, categoria: una, fecha: cuando }: Filtros): boolean =>
  Boolean(q || una || cuando);

/** Explore's address with these filters and pages: '/explore?q=jazz&categoria=Musica&eventos=2'. */
export function direccionDe(
  { q, categoria: una, fecha: cuando }: Partial<Filtros>,
  { evento = 1, promo = 1, curso = 1 }: Partial<Paginas> = {},
): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (una) params.set('categoria', una);
  if (cuando) params.set('fecha', cuando);
  if (evento > 1) params.set('eventos', String(evento));
  if (promo > 1) params.set('promos', String(promo));
  if (curso > 1) params.set('cursos', String(curso));
  return params.size ? `/explore?${params}` : '/explore';
}

const CUANDO = { hoy: 'hoy', finde: 'este fin de semana', mes: 'este mes' } as const;

/** The page's title: 'Música este fin de semana', '«jazz»: eventos, cursos y promos'. */
export function tituloDe({ q, categoria: una, fecha: cuando }: Filtros): string {
  const que = una
    ? CATEGORIA_VISIBLE[una]
    : q
      ? 'eventos, cursos y promos'
      : 'Explorar eventos, cursos y promos';
  return `${q ? `«${q}»: ` : ''}${que}${cuando ? ` ${CUANDO[cuando]}` : ''}`;
}
