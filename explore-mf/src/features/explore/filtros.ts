import { exploreParamsSchema } from 'domain/api-schema';
import { CATEGORIA_VISIBLE } from 'domain/categoria';
import type { TipoAgenda } from 'domain/ids';
import { LIMITES } from 'domain/limits';
import { z } from 'domain/zod';

const { categoria, fecha } = exploreParamsSchema.shape;

/** What the address may ask for; what it can't be is taken as not asked. */
const filtrosSchema = z.object({
  q: z
    .string()
    .trim()
    .transform((texto) => texto.slice(0, LIMITES.busqueda))
    .catch(''),
  categoria: categoria.catch(undefined),
  fecha: fecha.catch(undefined),
});
export type Filtros = z.infer<typeof filtrosSchema>;

/** Pages of a section an address may ask for at once: 96 cards. */
export const PAGINAS_MAX = 12;
const paginas = z.coerce.number().int().min(1).max(PAGINAS_MAX).catch(1);
/** Each section's parameter in the address: '?eventos=2' is the first two pages of events. */
const paginasSchema = z.object({ eventos: paginas, promos: paginas, cursos: paginas });
export type Paginas = Record<TipoAgenda, number>;

/** The filters of an address. */
export const filtrosDe = (params: URLSearchParams): Filtros =>
  filtrosSchema.parse(Object.fromEntries(params));

/** How many pages of each section an address asks for. */
export function paginasDe(params: URLSearchParams): Paginas {
  const { eventos, promos, cursos } = paginasSchema.parse(Object.fromEntries(params));
  return { evento: eventos, promo: promos, curso: cursos };
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
