import { exploreParamsSchema } from 'domain/api';
import { CATEGORIA_VISIBLE } from 'domain/categoria';
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

/** The filters of an address. */
export const filtrosDe = (params: URLSearchParams): Filtros =>
  filtrosSchema.parse(Object.fromEntries(params));

export const hayFiltros = ({ q, categoria: una, fecha: cuando }: Filtros): boolean =>
  Boolean(q || una || cuando);

/** Explore's address with these filters, at its list: '/explore?q=jazz&categoria=Musica#agenda'. */
export function direccionDe({ q, categoria: una, fecha: cuando }: Partial<Filtros>): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (una) params.set('categoria', una);
  if (cuando) params.set('fecha', cuando);
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
