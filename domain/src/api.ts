import type {
  apiErrorSchema,
  autorSchema,
  categoriasSchema,
  destacadosSchema,
  detalleSchema,
  exploreParamsSchema,
  itemPublicoSchema,
  paginaSchema,
  perfilPublicoSchema,
  perfilRespuestaSchema,
  tarjetaCursoSchema,
  tarjetaEventoSchema,
  tarjetaLinkSchema,
  tarjetaPromoSchema,
  tarjetaSchema,
} from './api-schema.ts';
import type { z } from './zod.ts';

/** The public part of an item's owner. */
export type Autor = z.infer<typeof autorSchema>;
export type TarjetaEvento = z.infer<typeof tarjetaEventoSchema>;
export type TarjetaCurso = z.infer<typeof tarjetaCursoSchema>;
export type TarjetaPromo = z.infer<typeof tarjetaPromoSchema>;
export type TarjetaLink = z.infer<typeof tarjetaLinkSchema>;

/** An item as a card shows it, by its `tipo`. */
export type Tarjeta = z.infer<typeof tarjetaSchema>;

/** What explore's list may be asked for. */
export type ExploreParams = z.infer<typeof exploreParamsSchema>;

/** A page of a list. */
export type Pagina = z.infer<typeof paginaSchema>;

/** Everything a detail page shows. */
export type Detalle = z.infer<typeof detalleSchema>;

/** A detail, or the card of a link, which has none. */
export type ItemPublico = z.infer<typeof itemPublicoSchema>;

/** What of a `user` document may be seen by anyone. */
export type PerfilPublico = z.infer<typeof perfilPublicoSchema>;

export const TABS_PERFIL = ['info', 'links', 'eventos', 'cursos', 'promos'] as const;
export type TabPerfil = (typeof TABS_PERFIL)[number];

/** A profile and one page of its tab. */
export type PerfilRespuesta = z.infer<typeof perfilRespuestaSchema>;

/** The landing's featured block. */
export type Destacados = z.infer<typeof destacadosSchema>;

/** The categories, as the API lists them. */
export type Categorias = z.infer<typeof categoriasSchema>;

/** The body of every answer that is no success. */
export type ApiError = z.infer<typeof apiErrorSchema>;

/** Addresses of the API, built in one place. */
export const apiRutas = {
  explore: '/api/explore',
  item: (tipo: string, id: string) => `/api/items/${encodeURIComponent(tipo)}/${encodeURIComponent(id)}`,
  calendario: (tipo: string, id: string) =>
    `/api/items/${encodeURIComponent(tipo)}/${encodeURIComponent(id)}/calendario.ics`,
  perfil: (username: string) => `/api/perfiles/${encodeURIComponent(username)}`,
  destacados: '/api/destacados',
  categorias: '/api/categorias',
  salud: '/api/salud',
} as const;
