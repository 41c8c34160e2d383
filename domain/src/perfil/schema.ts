import { fechaOrNull, referenceSchema, textOrEmpty, textOrNull } from '../values/firestore-schema.ts';
import { z } from '../zod.ts';
import { LOOK_NAMES } from './look-names.ts';
import { ubicacionSchema } from './ubicacion-schema.ts';

/**
 * A stored creator profile (`user/{uid}/refRolCreador/{uid}`). Reads `url_imagenes` if `urlImagenes` is
 * missing.
 */
export const perfilCreadorStoredSchema = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'object' && value !== null && !('urlImagenes' in value) && 'url_imagenes' in value
      ? { ...value, urlImagenes: value.url_imagenes }
      : value,
  ),
  z.object({
    refUser: referenceSchema,
    url_imagenPortada: textOrNull,
    descripcion: textOrEmpty,
    direccion: textOrNull,
    ubicacion: z.pipe(
      z.catch(z.nullish(ubicacionSchema), null),
      z.transform((value) => value ?? null),
    ),
    /** Of `LOOKS`; one that this version does not know is none. */
    estilo: z.catch(z.nullable(z.enum(LOOK_NAMES)), null),
    urlImagenes: z.pipe(
      z.nullish(z.array(z.string())),
      z.transform((list) => list ?? []),
    ),
    created_time: fechaOrNull,
    updated_time: fechaOrNull,
  }),
);
export type PerfilCreador = z.infer<typeof perfilCreadorStoredSchema>;
