import { TABS_PERFIL } from './api.ts';
import { CATEGORIAS } from './categoria.ts';
import { categoriaTituloSchema } from './categoria-schema.ts';
import { LICENCIATURAS } from './curso.ts';
import { VENTANAS } from './fecha.ts';
import { itemIdSchema, tipoAgendaSchema, tipoSchema, uidSchema } from './ids-schema.ts';
import { MODALIDADES } from './item.ts';
import { LIMITES } from './limits.ts';
import { recurrenciaSchema } from './recurrencia-schema.ts';
import { ubicacionSchema } from './ubicacion-schema.ts';
import { z } from './zod.ts';

/**
 * The wire contract of the public HTTP API (`/api/…`): the server builds answers by these schemas, the clients parse with
 * them. Days travel as `YYYY-MM-DD` and times as `HH:mm`, both of the configured zone; `imagen` fields are Storage paths,
 * shown through `/img/{width}/{path}`. Unknown fields are dropped on both sides, so nothing private slips through.
 */
const dia = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const hora = z.string().regex(/^\d{2}:\d{2}$/);
const imagen = z.string().nullable();

/** The public part of an item's owner. */
export const autorSchema = z.object({
  id: uidSchema,
  /** '' when the owner's username is missing; shown as 'Sin nombre'. */
  username: z.string(),
  nombre: z.string(),
  imagen,
});

/** What every card shows. Descriptions are for details and links: a page of cards would be a third heavier with them. */
const tarjetaBase = {
  id: itemIdSchema,
  titulo: z.string(),
  imagen,
  usuario: autorSchema,
  cantLikes: z.number().int().min(0),
};

export const tarjetaEventoSchema = z.object({
  ...tarjetaBase,
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

export const tarjetaCursoSchema = z.object({
  ...tarjetaBase,
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

export const tarjetaPromoSchema = z.object({
  ...tarjetaBase,
  tipo: z.literal('promo'),
  cantCanjeos: z.number(),
  fechaDesde: dia.nullable(),
  fechaHasta: dia.nullable(),
});

export const tarjetaLinkSchema = z.object({
  ...tarjetaBase,
  tipo: z.literal('link'),
  descripcion: z.string(),
  /** A safe absolute address, or `null`: the card is then disabled. */
  enlace: z.string().nullable(),
});

export const tarjetaSchema = z.discriminatedUnion('tipo', [
  tarjetaEventoSchema,
  tarjetaCursoSchema,
  tarjetaPromoSchema,
  tarjetaLinkSchema,
]);

/** `GET /api/explore?tipo=&q=&categoria=&fecha=&cursor=&limite=`: one page of one kind, upcoming first. */
export const exploreParamsSchema = z.object({
  tipo: tipoAgendaSchema,
  q: z.string().trim().max(LIMITES.busqueda).default(''),
  categoria: z.enum(CATEGORIAS).optional(),
  fecha: z.enum(VENTANAS).optional(),
  cursor: z.string().max(500).optional(),
  limite: z.coerce.number().int().min(1).max(LIMITES.paginaMax).default(LIMITES.pagina),
});

/** A page of a list; `cursor` asks for the next one, `null` when the list has ended. After a full page the next may be empty. */
export const paginaSchema = z.object({ items: z.array(tarjetaSchema), cursor: z.string().nullable() });

const detalleBase = { descripcion: z.string(), imagenes: z.array(z.string()) };
const detalleComun = { ...detalleBase, descripcionReserva: z.string(), linkReserva: z.string().nullable() };

/** `GET /api/items/{tipo}/{id}`: everything a detail page shows. */
export const detalleSchema = z.discriminatedUnion('tipo', [
  tarjetaEventoSchema.extend(detalleComun),
  tarjetaCursoSchema.extend(detalleComun),
  tarjetaPromoSchema.extend(detalleBase),
]);

/** What the same address answers for any kind: a link has no detail page, so its whole card stands for it. */
export const itemPublicoSchema = z.discriminatedUnion('tipo', [detalleSchema, tarjetaLinkSchema]);

export const detalleParamsSchema = z.object({ tipo: tipoSchema, id: itemIdSchema });

/** A creator's or person's public profile: what of a `user` document may be seen by anyone. */
export const perfilPublicoSchema = z.object({
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

export const tabPerfilSchema = z.enum(TABS_PERFIL);

/** `GET /api/perfiles/{username}?tab=&cursor=`: the profile and one page of the tab (`null` for info). */
export const perfilParamsSchema = z.object({
  username: z.string().min(1).max(60),
  tab: tabPerfilSchema.default('info'),
  cursor: z.string().max(500).optional(),
});

export const perfilRespuestaSchema = z.object({
  perfil: perfilPublicoSchema,
  pagina: paginaSchema.nullable(),
});

/** `GET /api/destacados`: the landing's featured block. Counts are the true ones, of visible items; of promos only those that are not over. */
export const destacadosSchema = z.object({
  eventos: z.array(tarjetaEventoSchema),
  cursos: z.array(tarjetaCursoSchema),
  cuentas: z.object({ eventos: z.number().int(), promos: z.number().int() }),
});

/** `GET /api/categorias` */
export const categoriasSchema = z.object({
  categorias: z.array(z.object({ id: z.string(), titulo: categoriaTituloSchema, icono: z.string() })),
});

/** `GET /api/salud` */
export const saludSchema = z.object({ ok: z.literal(true), version: z.string() });

/** The body of every answer that is no success. */
export const apiErrorSchema = z.object({
  error: z.object({
    codigo: z.enum(['parametros', 'no-encontrado', 'interno']),
    mensaje: z.string(),
    campos: z.array(z.object({ campo: z.string(), mensaje: z.string() })).default([]),
  }),
});
