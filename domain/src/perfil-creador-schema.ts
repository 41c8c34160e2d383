import { fechaONull, referenciaSchema, textoONull, textoOVacio } from './firestore-schema.ts';
import { ubicacionSchema } from './ubicacion-schema.ts';
import { z } from './zod.ts';

/** A stored creator profile (`user/{uid}/refRolCreador/{uid}`); `url_imagenes` is read where `urlImagenes` is missing. */
export const perfilCreadorDocSchema = z.preprocess(
  (value) =>
    typeof value === 'object' && value !== null && !('urlImagenes' in value) && 'url_imagenes' in value
      ? { ...value, urlImagenes: value.url_imagenes }
      : value,
  z.object({
    refUser: referenciaSchema,
    url_imagenPortada: textoONull,
    descripcion: textoOVacio,
    direccion: textoONull,
    ubicacion: ubicacionSchema
      .nullish()
      .catch(null)
      .transform((valor) => valor ?? null),
    urlImagenes: z
      .array(z.string())
      .nullish()
      .transform((lista) => lista ?? []),
    created_time: fechaONull,
    updated_time: fechaONull,
  }),
);
