import type { z } from '../zod.ts';
import type {
  apiErrorSchema,
  authorSchema,
  cardSchema,
  categoriasSchema,
  cursoCardSchema,
  detailSchema,
  eventoCardSchema,
  exploreParamsSchema,
  featuredSchema,
  linkCardSchema,
  pageSchema,
  perfilResponseSchema,
  promoCardSchema,
  publicItemSchema,
  publicPerfilSchema,
} from './schema.ts';

/** The public part of an item's owner. */
export type Author = z.infer<typeof authorSchema>;
export type EventoCardData = z.infer<typeof eventoCardSchema>;
export type CursoCardData = z.infer<typeof cursoCardSchema>;
export type PromoCardData = z.infer<typeof promoCardSchema>;
export type LinkCardData = z.infer<typeof linkCardSchema>;

/** An item as a card shows it, by its `tipo`. */
export type Card = z.infer<typeof cardSchema>;

/** What explore's list may be asked for. */
export type ExploreParams = z.infer<typeof exploreParamsSchema>;

/** A page of a list. */
export type Page = z.infer<typeof pageSchema>;

/** Everything a detail page shows. */
export type Detail = z.infer<typeof detailSchema>;

/** A detail, or the card of a link, which has none. */
export type PublicItem = z.infer<typeof publicItemSchema>;

/** What of a `user` document may be seen by anyone. */
export type PublicPerfil = z.infer<typeof publicPerfilSchema>;

export const PERFIL_TABS = ['info', 'links', 'eventos', 'cursos', 'promos'] as const;
export type PerfilTab = (typeof PERFIL_TABS)[number];

/** A profile and one page of its tab. */
export type PerfilResponse = z.infer<typeof perfilResponseSchema>;

/** The landing's featured block. */
export type Featured = z.infer<typeof featuredSchema>;

/** The categories, as the API lists them. */
export type Categorias = z.infer<typeof categoriasSchema>;

/** The body of every answer that is no success. */
export type ApiError = z.infer<typeof apiErrorSchema>;

/** Addresses of the API, built in one place. */
export const apiPaths = {
  explore: '/api/explore',
  item: (tipo: string, id: string) => `/api/items/${encodeURIComponent(tipo)}/${encodeURIComponent(id)}`,
  calendar: (tipo: string, id: string) =>
    `/api/items/${encodeURIComponent(tipo)}/${encodeURIComponent(id)}/calendario.ics`,
  perfil: (username: string) => `/api/perfiles/${encodeURIComponent(username)}`,
  featured: '/api/destacados',
  categorias: '/api/categorias',
  health: '/api/salud',
} as const;
