import { CATEGORIAS } from '../categoria/categoria.ts';
import { categoriaTituloSchema } from '../categoria/schema.ts';
import { LICENCIATURAS } from '../curso/curso.ts';
import { recurrenciaSchema } from '../evento/recurrencia-schema.ts';
import { MODALIDADES } from '../item/item.ts';
import { ubicacionSchema } from '../perfil/ubicacion-schema.ts';
import { DATE_RANGES } from '../values/fecha.ts';
import { itemIdSchema, tipoAgendaSchema, tipoSchema, uidSchema } from '../values/ids-schema.ts';
import { LIMITS } from '../values/limits.ts';
import { z } from '../zod.ts';
import { PERFIL_TABS } from './api.ts';

/**
 * The wire contract of the public HTTP API (`/api/…`): the server builds answers by these schemas, the clients parse with
 * them. Days travel as `YYYY-MM-DD` and times as `HH:mm`, both of the configured zone; `imagen` fields are Storage paths,
 * shown through `/img/{width}/{path}`. Unknown fields are dropped on both sides, so nothing private slips through.
 */
const dia = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const hora = z.string().regex(/^\d{2}:\d{2}$/);
const imagen = z.string().nullable();

/** The public part of an item's owner. */
export const authorSchema = z.object({
  id: uidSchema,
  /** '' when the owner's username is missing; shown as 'Sin nombre'. */
  username: z.string(),
  nombre: z.string(),
  imagen,
});

/** What every card shows. Descriptions are for details and links: a page of cards would be a third heavier with them. */
const cardBase = {
  id: itemIdSchema,
  titulo: z.string(),
  imagen,
  usuario: authorSchema,
  cantLikes: z.number().int().min(0),
};

export const eventoCardSchema = z.object({
  ...cardBase,
  tipo: z.literal('evento'),
  categoria: categoriaTituloSchema,
  direccion: z.string(),
  modalidad: z.enum(MODALIDADES),
  fechaExacta: dia.nullable(),
  fechaPeriodica: recurrenciaSchema.nullable(),
  /** Next occurrence; for a past exact date, that date. */
  proximaFecha: dia.nullable(),
  horaInicio: hora.nullable(),
  horaFin: hora.nullable(),
});

export const cursoCardSchema = z.object({
  ...cardBase,
  tipo: z.literal('curso'),
  tituloCategoria: z.string().nullable(),
  direccion: z.string(),
  modalidad: z.enum(MODALIDADES),
  fechaDesde: dia.nullable(),
  fechaHasta: dia.nullable(),
  cantHoras: z.number(),
  nombreProfe: z.string(),
  licenciatura: z.enum(LICENCIATURAS),
  horaInicio: hora.nullable(),
  horaFin: hora.nullable(),
});

export const promoCardSchema = z.object({
  ...cardBase,
  tipo: z.literal('promo'),
  cantCanjeos: z.number(),
  fechaDesde: dia.nullable(),
  fechaHasta: dia.nullable(),
});

export const linkCardSchema = z.object({
  ...cardBase,
  tipo: z.literal('link'),
  descripcion: z.string(),
  /** A safe absolute address, or `null`: the card is then disabled. */
  enlace: z.string().nullable(),
});

export const cardSchema = z.discriminatedUnion('tipo', [
  eventoCardSchema,
  cursoCardSchema,
  promoCardSchema,
  linkCardSchema,
]);

/** `GET /api/explore?tipo=&q=&categoria=&fecha=&cursor=&limit=`: one page of one kind, upcoming first. */
export const exploreParamsSchema = z.object({
  tipo: tipoAgendaSchema,
  q: z.string().trim().max(LIMITS.busqueda).default(''),
  categoria: z.enum(CATEGORIAS).optional(),
  fecha: z.enum(DATE_RANGES).optional(),
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(LIMITS.maxPage).default(LIMITS.page),
});

/** A page of a list; `cursor` asks for the next one, `null` when the list has ended. After a full page the next may be empty. */
export const pageSchema = z.object({ items: z.array(cardSchema), cursor: z.string().nullable() });

const detailBase = { descripcion: z.string(), imagenes: z.array(z.string()) };
const commonDetail = { ...detailBase, descripcionReserva: z.string(), linkReserva: z.string().nullable() };

/** `GET /api/items/{tipo}/{id}`: everything a detail page shows. */
export const detailSchema = z.discriminatedUnion('tipo', [
  eventoCardSchema.extend(commonDetail),
  cursoCardSchema.extend(commonDetail),
  promoCardSchema.extend(detailBase),
]);

/** What the same address answers for any kind: a link has no detail page, so its whole card stands for it. */
export const publicItemSchema = z.discriminatedUnion('tipo', [detailSchema, linkCardSchema]);

export const detailParamsSchema = z.object({ tipo: tipoSchema, id: itemIdSchema });

/** A creator's or person's public profile: what of a `user` document may be seen by anyone. */
export const publicPerfilSchema = z.object({
  id: uidSchema,
  username: z.string(),
  nombre: z.string(),
  imagen,
  role: z.enum(['personal', 'creador']),
  redes: z.object({
    instagram: z.string().nullable(),
    tiktok: z.string().nullable(),
    whatsapp: z.string().nullable(),
    facebook: z.string().nullable(),
    sitioWeb: z.string().nullable(),
  }),
  portada: imagen,
  descripcion: z.string(),
  direccion: z.string().nullable(),
  ubicacion: ubicacionSchema.nullable(),
  galeria: z.array(z.string()),
});

export const perfilTabSchema = z.enum(PERFIL_TABS);

/** `GET /api/perfiles/{username}?tab=&cursor=`: the profile and one page of the tab (`null` for info). */
export const perfilParamsSchema = z.object({
  username: z.string().min(1).max(60),
  tab: perfilTabSchema.default('info'),
  cursor: z.string().max(500).optional(),
});

export const perfilResponseSchema = z.object({
  perfil: publicPerfilSchema,
  page: pageSchema.nullable(),
});

/** `GET /api/destacados`: the landing's featured block. Counts are the true ones, of visible items; of promos only those that are not over. */
export const featuredSchema = z.object({
  eventos: z.array(eventoCardSchema),
  cursos: z.array(cursoCardSchema),
  counts: z.object({ eventos: z.number().int(), promos: z.number().int() }),
});

/** `GET /api/categorias` */
export const categoriasSchema = z.object({
  categorias: z.array(z.object({ id: z.string(), titulo: categoriaTituloSchema, icono: z.string() })),
});

/** `GET /api/salud` */
export const healthSchema = z.object({ ok: z.literal(true), version: z.string() });

/** The body of every answer that is no success. */
export const apiErrorSchema = z.object({
  error: z.object({
    code: z.enum(['bad-parameters', 'not-found', 'internal']),
    message: z.string(),
    fields: z.array(z.object({ field: z.string(), message: z.string() })).default([]),
  }),
});
