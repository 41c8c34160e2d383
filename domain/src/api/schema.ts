import { CHANGED, LIST_DIAS, LIST_MODALIDADES, LIST_PRECIOS } from '../agenda/list-filters.ts';
import { CATEGORIAS } from '../categoria/categoria.ts';
import { categoriaTituloSchema } from '../categoria/schema.ts';
import type { ShopWindow } from '../item/shop-window.ts';
import {
  agendaCardSchema,
  cardSchema,
  cursoCardSchema,
  eventoCardSchema,
  linkCardSchema,
} from '../item/wire-schema.ts';
import { LOCALIDAD } from '../localidad/localidad.ts';
import { localidadWireSchema } from '../localidad/schema.ts';
import { LOOK_NAMES } from '../perfil/look-names.ts';
import { ubicacionSchema } from '../perfil/ubicacion-schema.ts';
import { ROLES } from '../usuario/usuario.ts';
import { LIST_DATES, NAMED_DATES } from '../values/fecha.ts';
import { itemIdSchema, tipoAgendaSchema, tipoSchema, uidSchema } from '../values/ids-schema.ts';
import { plainSearch } from '../values/invisible.ts';
import { LIMITS } from '../values/limits.ts';
import { diaWireSchema, horaWireSchema } from '../values/wire-fields-schema.ts';
import { z } from '../zod.ts';
import { PERFIL_TABS } from './api.ts';

/** Wire contract of the public API (`/api/…`). */

/** Filters of a list, besides words. */
const narrowing = {
  /** A place’s code. A zona’s centre stands for the whole zona. */
  en: z.optional(z.string().check(z.maxLength(LIMITS.localidad), z.regex(LOCALIDAD))),
  categoria: z.optional(z.enum(CATEGORIAS)),
  /** `Virtual` ignores `en`. Hybrid items match both. */
  modalidad: z.optional(z.enum(LIST_MODALIDADES)),
  precio: z.optional(z.enum(LIST_PRECIOS)),
  /** A course’s weekday; other kinds have none. */
  dia: z.optional(z.enum(LIST_DIAS)),
};

/**
 * `GET /api/explore`: one page of one kind, upcoming first. `desde` without `hasta` is one day. A range beyond `RANGE_DAYS` or
 * `RANGE_AHEAD` is refused.
 */
export const exploreParamsSchema = z.object({
  tipo: tipoAgendaSchema,
  q: z._default(z.string().check(z.overwrite(plainSearch), z.maxLength(LIMITS.busqueda)), ''),
  /** Searches the words as typed: no correction, no place name, no date. */
  literal: z.optional(z.literal('1')),
  ...narrowing,
  fecha: z.optional(z.enum(LIST_DATES)),
  desde: z.optional(diaWireSchema),
  hasta: z.optional(diaWireSchema),
  cursor: z.optional(z.string().check(z.maxLength(500))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LIMITS.maxPage)), LIMITS.page),
});
export type ExploreParams = z.infer<typeof exploreParamsSchema>;

/** A page of a list. `cursor` requests the next; `null` at the end. The page after a full one may be empty. */
export const pageSchema = z.object({
  items: z.array(cardSchema),
  cursor: z.nullable(z.string()),
  /** Results in the whole list, those behind `otros` included. */
  total: z.optional(z.number().check(z.int(), z.minimum(0))),
  /** The corrected words that were searched; missing if nothing was corrected. */
  mended: z.optional(z.string()),
  /** The date that words of the search name, and its other words; missing if the search names none, or nothing is found then. */
  dated: z.optional(z.object({ q: z.string(), fecha: z.enum(NAMED_DATES) })),
});
export type Page = z.infer<typeof pageSchema>;

/** `GET /api/agenda/dias`: events on each of the next `STRIP_DAYS` days. */
const { q, literal } = exploreParamsSchema.shape;
export const daysParamsSchema = z.object({ q, literal, ...narrowing });
export const daysSchema = z.object({
  dias: z.array(z.object({ dia: diaWireSchema, cantidad: z.number().check(z.int(), z.minimum(0)) })),
});
export type Days = z.infer<typeof daysSchema>;

/** `GET /api/agenda/zonas`: zonas with something to come, fullest first. */
export const zonasSchema = z.object({
  zonas: z.array(
    z.object({ codigo: z.string(), nombre: z.string(), cantidad: z.number().check(z.int(), z.minimum(1)) }),
  ),
});
export type Zonas = z.infer<typeof zonasSchema>;

const changedIds = z.array(itemIdSchema).check(z.maxLength(CHANGED));
/** `GET /api/agenda/cambios`: changed items to come, soonest first. `ids` are events; `cursos` and `promos` are cancelled ones. */
export const changedSchema = z.object({
  ids: changedIds,
  cursos: changedIds,
  promos: changedIds,
});
export type Changed = z.infer<typeof changedSchema>;

/** `GET /api/agenda/sugerencias`: first results and creators of a search. */
export const suggestionsParamsSchema = z.extend(
  z.omit(exploreParamsSchema, { tipo: true, cursor: true, limit: true }),
  { q: z.string().check(z.overwrite(plainSearch), z.minLength(1), z.maxLength(LIMITS.busqueda)) },
);
export type SuggestionsParams = z.infer<typeof suggestionsParamsSchema>;
export const suggestionsSchema = z.object({
  items: z.array(
    z.object({ tipo: tipoAgendaSchema, id: itemIdSchema, titulo: z.string(), uid: z.optional(uidSchema) }),
  ),
  creadores: z.array(
    z.object({
      username: z.string(),
      nombre: z.string(),
      imagen: z.nullable(z.string()),
      uid: z.optional(uidSchema),
    }),
  ),
});
export type Suggestions = z.infer<typeof suggestionsSchema>;

export const detailParamsSchema = z.object({ tipo: tipoSchema, id: itemIdSchema });

/** `GET /api/items/{tipo}/{id}/relacionados`: items to come, of the same creator and similar ones. */
export const relatedSchema = z.object({
  author: z.array(agendaCardSchema),
  similar: z.array(agendaCardSchema),
});
export type Related = z.infer<typeof relatedSchema>;

export const relatedParamsSchema = z.extend(detailParamsSchema, { tipo: tipoAgendaSchema });

/** The public part of a `user` document. */
export const publicPerfilSchema = z.object({
  id: uidSchema,
  username: z.string(),
  nombre: z.string(),
  /** A Storage path. */
  imagen: z.nullable(z.string()),
  role: z.enum(ROLES),
  verificado: z.optional(z.literal(true)),
  redes: z.object({
    instagram: z.nullable(z.string()),
    tiktok: z.nullable(z.string()),
    whatsapp: z.nullable(z.string()),
    facebook: z.nullable(z.string()),
    sitioWeb: z.nullable(z.string()),
  }),
  portada: z.nullable(z.string()),
  /** The window's look; missing: the house's. */
  estilo: z.catch(z.optional(z.enum(LOOK_NAMES)), undefined),
  descripcion: z.string(),
  direccion: z.nullable(z.string()),
  localidad: z.optional(localidadWireSchema),
  ubicacion: z.nullable(ubicacionSchema),
  galeria: z.array(z.string()),
});
export type PublicPerfil = z.infer<typeof publicPerfilSchema>;

/** Whether a window is lit, and its next event or course. */
const shopWindowSchema = z.object({
  lit: z.boolean(),
  next: z.nullable(
    z.object({
      tipo: z.enum(['evento', 'curso']),
      id: itemIdSchema,
      titulo: z.string(),
      dia: diaWireSchema,
      hora: z.nullable(horaWireSchema),
    }),
  ),
}) satisfies z.ZodMiniType<ShopWindow>;

const perfilTabSchema = z.enum(PERFIL_TABS);

/** `GET /api/perfiles/{username}`: the profile and one page of a tab (`null` for info). Without `tab`: the one that opens first. */
export const perfilParamsSchema = z.object({
  username: z.string().check(z.minLength(1), z.maxLength(60)),
  tab: z.optional(perfilTabSchema),
  cursor: z.optional(z.string().check(z.maxLength(500))),
});

export const perfilResponseSchema = z.object({
  perfil: publicPerfilSchema,
  page: z.nullable(pageSchema),
  /** The tab of `page`; missing in older answers. */
  tab: z.optional(perfilTabSchema),
  /** The creator’s first links, on the info tab. */
  firstLinks: z.optional(z.array(linkCardSchema)),
  shopWindow: shopWindowSchema,
  /** The zona of the creator’s place. */
  zona: z.optional(z.string()),
});
export type PerfilResponse = z.infer<typeof perfilResponseSchema>;

/** `GET /api/destacados`: the landing’s featured items, and counts of visible items that are not over. */
export const featuredSchema = z.object({
  eventos: z.array(eventoCardSchema),
  cursos: z.array(cursoCardSchema),
  counts: z.object({ eventos: z.number().check(z.int()), promos: z.number().check(z.int()) }),
});
export type Featured = z.infer<typeof featuredSchema>;

/** `GET /api/categorias` */
export const categoriasSchema = z.object({
  categorias: z.array(z.object({ id: z.string(), titulo: categoriaTituloSchema, icono: z.string() })),
});
export type Categorias = z.infer<typeof categoriasSchema>;

/** `GET /api/salud` */
export const healthSchema = z.object({
  ok: z.literal(true),
  version: z.string(),
  /** Version of the functions' interface for sites (runtime/contract/manifest-schema.ts); missing in older ones. */
  backend: z.optional(z.int()),
});

/** The body of an error. */
export const apiErrorSchema = z.object({
  error: z.object({
    /** An unknown code reads as ‘internal’ with its message. */
    code: z.catch(z.enum(['bad-parameters', 'not-found', 'internal']), 'internal'),
    message: z.string(),
    fields: z._default(z.array(z.object({ field: z.string(), message: z.string() })), []),
  }),
});
export type ApiError = z.infer<typeof apiErrorSchema>;
