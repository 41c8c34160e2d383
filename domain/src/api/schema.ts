import { CHANGED, LIST_MODALIDADES, LIST_PRECIOS } from '../agenda/asked.ts';
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
import { ubicacionSchema } from '../perfil/ubicacion-schema.ts';
import { ROLES } from '../usuario/usuario.ts';
import { LIST_DATES } from '../values/fecha.ts';
import { itemIdSchema, tipoAgendaSchema, tipoSchema, uidSchema } from '../values/ids-schema.ts';
import { plainSearch } from '../values/invisible.ts';
import { LIMITS } from '../values/limits.ts';
import { diaWireSchema, horaWireSchema } from '../values/wire-fields-schema.ts';
import { z } from '../zod.ts';
import { PERFIL_TABS } from './api.ts';

/**
 * The wire contract of the public HTTP API (`/api/…`): what it is asked, and its answers about items (`item/wire-schema`),
 * profiles and everything else.
 */

/** What a list may be narrowed by, besides words. */
const narrowing = {
  /** Code of a place: of a zona's centre all that is around it, of another what is right there. */
  en: z.optional(z.string().check(z.maxLength(LIMITS.localidad), z.regex(LOCALIDAD))),
  categoria: z.optional(z.enum(CATEGORIAS)),
  /** `Virtual` is of nowhere, so `en` leaves it in; what is hybrid is both. */
  modalidad: z.optional(z.enum(LIST_MODALIDADES)),
  precio: z.optional(z.enum(LIST_PRECIOS)),
};

/**
 * `GET /api/explore?tipo=&q=&literal=&en=&categoria=&modalidad=&precio=&fecha=&desde=&hasta=&cursor=&limit=`: one page of one kind, upcoming first. `desde`
 * without `hasta` is that one day; of more than `RANGE_DAYS`, or further off than `RANGE_AHEAD`, 400.
 */
export const exploreParamsSchema = z.object({
  tipo: tipoAgendaSchema,
  q: z._default(z.string().check(z.overwrite(plainSearch), z.maxLength(LIMITS.busqueda)), ''),
  /** Takes the words as they are typed: mends no slip of the finger and reads no place. */
  literal: z.optional(z.literal('1')),
  ...narrowing,
  fecha: z.optional(z.enum(LIST_DATES)),
  desde: z.optional(diaWireSchema),
  hasta: z.optional(diaWireSchema),
  cursor: z.optional(z.string().check(z.maxLength(500))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LIMITS.maxPage)), LIMITS.page),
});
export type ExploreParams = z.infer<typeof exploreParamsSchema>;

/** A page of a list; `cursor` asks for the next one, `null` when the list has ended. After a full page the next may be empty. */
export const pageSchema = z.object({
  items: z.array(cardSchema),
  cursor: z.nullable(z.string()),
  /** How many results the whole list has, with those that `otros` stands for. Only a list of the agenda that goes on says it. */
  total: z.optional(z.number().check(z.int(), z.minimum(0))),
  /** Of a search, its words with slips of the finger mended, which is what was found; missing where nothing was mended. */
  mended: z.optional(z.string()),
});
export type Page = z.infer<typeof pageSchema>;

/** `GET /api/agenda/dias?q=&literal=&en=&categoria=&modalidad=&precio=`: how many events take place on each of the agenda's next `STRIP_DAYS` days, today first. */
const { q, literal } = exploreParamsSchema.shape;
export const daysParamsSchema = z.object({ q, literal, ...narrowing });
export const daysSchema = z.object({
  dias: z.array(z.object({ dia: diaWireSchema, cantidad: z.number().check(z.int(), z.minimum(0)) })),
  /** Results of all kinds on each of these days. */
  resultados: z.array(z.number().check(z.int(), z.minimum(0))),
});
export type Days = z.infer<typeof daysSchema>;

/** `GET /api/agenda/zonas`: the zonas that have something to come, those with most first. */
export const zonasSchema = z.object({
  zonas: z.array(
    z.object({ codigo: z.string(), nombre: z.string(), cantidad: z.number().check(z.int(), z.minimum(1)) }),
  ),
});
export type Zonas = z.infer<typeof zonasSchema>;

const changedIds = z.array(itemIdSchema).check(z.maxLength(CHANGED));
/**
 * `GET /api/agenda/cambios`: items to come of which something changed since they were published, soonest first: whoever likes one asks for it.
 * `ids`: events; `cursos` and `promos`: those that were called off.
 */
export const changedSchema = z.object({
  ids: changedIds,
  cursos: changedIds,
  promos: changedIds,
});
export type Changed = z.infer<typeof changedSchema>;

/**
 * `GET /api/agenda/sugerencias?q=&…`, with the narrowing of a list: the first of what lists show of the same search, and who publishes
 * under such a name.
 */
export const suggestionsParamsSchema = z.extend(
  z.omit(exploreParamsSchema, { tipo: true, cursor: true, limit: true }),
  { q: z.string().check(z.overwrite(plainSearch), z.minLength(1), z.maxLength(LIMITS.busqueda)) },
);
export type SuggestionsParams = z.infer<typeof suggestionsParamsSchema>;
export const suggestionsSchema = z.object({
  items: z.array(z.object({ tipo: tipoAgendaSchema, id: itemIdSchema, titulo: z.string() })),
  creadores: z.array(z.object({ username: z.string(), nombre: z.string(), imagen: z.nullable(z.string()) })),
});
export type Suggestions = z.infer<typeof suggestionsSchema>;

export const detailParamsSchema = z.object({ tipo: tipoSchema, id: itemIdSchema });

/** `GET /api/items/{tipo}/{id}/relacionados`: of what is still to come, what its owner has besides, and what is like it. */
export const relatedSchema = z.object({
  author: z.array(agendaCardSchema),
  similar: z.array(agendaCardSchema),
});
export type Related = z.infer<typeof relatedSchema>;

export const relatedParamsSchema = z.extend(detailParamsSchema, { tipo: tipoAgendaSchema });

/** A creator's or person's public profile: what of a `user` document may be seen by anyone. */
export const publicPerfilSchema = z.object({
  id: uidSchema,
  username: z.string(),
  nombre: z.string(),
  /** A Storage path. */
  imagen: z.nullable(z.string()),
  role: z.enum(ROLES),
  redes: z.object({
    instagram: z.nullable(z.string()),
    tiktok: z.nullable(z.string()),
    whatsapp: z.nullable(z.string()),
    facebook: z.nullable(z.string()),
    sitioWeb: z.nullable(z.string()),
  }),
  portada: z.nullable(z.string()),
  descripcion: z.string(),
  direccion: z.nullable(z.string()),
  /** The place they are in; missing where nobody says. */
  localidad: z.optional(localidadWireSchema),
  ubicacion: z.nullable(ubicacionSchema),
  galeria: z.array(z.string()),
});
export type PublicPerfil = z.infer<typeof publicPerfilSchema>;

/** Whether somebody's window is lit, and what its sign announces. */
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

/** `GET /api/perfiles/{username}?tab=&cursor=`: the profile and one page of the tab (`null` for info). */
export const perfilParamsSchema = z.object({
  username: z.string().check(z.minLength(1), z.maxLength(60)),
  tab: z._default(perfilTabSchema, 'info'),
  cursor: z.optional(z.string().check(z.maxLength(500))),
});

export const perfilResponseSchema = z.object({
  perfil: publicPerfilSchema,
  page: z.nullable(pageSchema),
  /** The newest links of a creator, with the info tab alone; missing where there are none. */
  firstLinks: z.optional(z.array(linkCardSchema)),
  /** Missing in answers of functions from before there was one. */
  shopWindow: z.optional(shopWindowSchema),
  /** Code of the zona that a creator's place belongs to; missing where the profile names no place. */
  zona: z.optional(z.string()),
});
export type PerfilResponse = z.infer<typeof perfilResponseSchema>;

/** `GET /api/destacados`: the landing's featured block. Counts are the true ones, of visible items; of promos only those that are not over. */
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
export const healthSchema = z.object({ ok: z.literal(true), version: z.string() });

/** The body of every answer that is no success. */
export const apiErrorSchema = z.object({
  error: z.object({
    /** A code that a newer server made is read as 'internal'; its message still says what is the matter. */
    code: z.catch(z.enum(['bad-parameters', 'not-found', 'internal']), 'internal'),
    message: z.string(),
    fields: z._default(z.array(z.object({ field: z.string(), message: z.string() })), []),
  }),
});
export type ApiError = z.infer<typeof apiErrorSchema>;
