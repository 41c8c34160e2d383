import { fechaONull, referenciaSchema, textoONull, textoOVacio } from './firestore.ts';
import { type PerfilDatosEntrada, type Usuario, ubicacionSchema } from './usuario.ts';
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
export type PerfilCreador = z.infer<typeof perfilCreadorDocSchema>;

/** A stored profile as the edit form holds it; `role` is missing until the person chooses one. */
export const perfilAFormulario = (usuario: Usuario, creador: PerfilCreador | null) =>
  ({
    display_name: usuario.display_name ?? '',
    photo_url: usuario.photo_url,
    phone_number: usuario.phone_number ?? '',
    link_Instagram: usuario.link_Instagram ?? '',
    link_TikTok: usuario.link_TikTok ?? '',
    link_Wssp: usuario.link_Wssp ?? '',
    link_Facebook: usuario.link_Facebook ?? '',
    link_SitioWeb: usuario.link_SitioWeb ?? '',
    ...(usuario.role ? { role: usuario.role } : {}),
    creador: creador
      ? {
          descripcion: creador.descripcion,
          direccion: creador.direccion ?? '',
          ubicacion: creador.ubicacion,
          url_imagenPortada: creador.url_imagenPortada,
        }
      : null,
  }) satisfies Partial<PerfilDatosEntrada>;
