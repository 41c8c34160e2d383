import { fechaONull, referenciaSchema, textoONull, textoOVacio } from './firestore-schema.ts';
import { MODALIDADES } from './item.ts';
import { LIMITES } from './limits.ts';
import { mensajes } from './messages.ts';
import { z } from './zod.ts';

/** Fields every published item stores. The last four are derived: triggers write them, clients may not. */
export const itemDocBase = {
  titulo: z.string(),
  descripcion: textoOVacio,
  url_imagen: textoONull,
  refUsuario: referenciaSchema,
  createdAt: fechaONull,
  updatedAt: fechaONull,
  busqueda: z
    .array(z.string())
    .nullish()
    .transform((lista) => lista ?? []),
  proximaFecha: fechaONull,
  visible: z
    .boolean()
    .nullish()
    .transform((valor) => valor ?? false),
  cantLikes: z
    .number()
    .nullish()
    .transform((valor) => valor ?? 0),
};

/** Fields every form of the post screen has. */
export const itemDatosBase = {
  titulo: z.string().trim().min(1, mensajes.post.faltaTitulo).max(LIMITES.titulo, mensajes.post.tituloLargo),
  descripcion: z
    .string()
    .trim()
    .min(1, mensajes.post.faltaDescripcion)
    .max(LIMITES.descripcion, mensajes.post.descripcionLarga),
  url_imagen: z
    .string()
    .max(LIMITES.url)
    .nullish()
    .transform((valor) => valor || null),
};

/** A text that may be left empty, kept as typed but trimmed. */
export const textoOpcional = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Hasta ${max} caracteres.`)
    .nullish()
    .transform((valor) => valor ?? '');

export const modalidadSchema = z.enum(MODALIDADES);
