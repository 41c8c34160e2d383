import { fechaONull, referenciaSchema, textoONull } from './firestore-schema.ts';
import { galeriaDatosSchema } from './galeria-schema.ts';
import { uidSchema } from './ids-schema.ts';
import { urlImagenDe } from './imagen-schema.ts';
import { LIMITES } from './limits.ts';
import { mensajes } from './messages.ts';
import { normalizarRed, type Red } from './redes.ts';
import { ubicacionSchema } from './ubicacion-schema.ts';
import { ROLES, type Ubicacion } from './usuario.ts';
import { z } from './zod.ts';

export const roleSchema = z.enum(ROLES, mensajes.perfil.faltaRol);

const likes = z
  .array(referenciaSchema)
  .nullish()
  .transform((lista) => lista ?? []);

/** A stored `user` document, as its owner and the server read it. Holds private fields: never part of a public answer. */
export const usuarioDocSchema = z.object({
  uid: uidSchema,
  email: z.string(),
  username: z.string(),
  display_name: textoONull,
  photo_url: textoONull,
  phone_number: textoONull,
  link_Instagram: textoONull,
  link_Wssp: textoONull,
  link_TikTok: textoONull,
  link_Facebook: textoONull,
  link_SitioWeb: textoONull,
  role: z
    .enum(ROLES)
    .nullish()
    .transform((role) => role ?? null),
  refRolCreador: referenciaSchema.nullish().transform((ref) => ref ?? null),
  refRolPersonal: referenciaSchema.nullish().transform((ref) => ref ?? null),
  eventLikes: likes,
  cursosLikes: likes,
  promosLikes: likes,
  linksLikes: likes,
  url_imagenes: z
    .array(z.string())
    .nullish()
    .transform((lista) => lista ?? []),
  created_time: fechaONull,
  updated_time: fechaONull,
});

const red = (cual: Red) =>
  z
    .string()
    .max(LIMITES.url)
    .nullish()
    .transform((valor) => normalizarRed(cual, valor));

const coordenadaForm = z.union([z.number(), z.nan(), z.string()]).nullish();

const coordenada = (valor: z.input<typeof coordenadaForm>): number | null => {
  const texto = String(valor ?? '').trim();
  return texto && Number.isFinite(Number(texto)) ? Number(texto) : null;
};

/** A location as a form sends it: saved only if both coordinates are there and are numbers, `null` otherwise. */
export const ubicacionFormSchema = z
  .object({ lat: coordenadaForm, lng: coordenadaForm })
  .nullish()
  .transform((valor, ctx): Ubicacion | null => {
    const [lat, lng] = [coordenada(valor?.lat), coordenada(valor?.lng)];
    if (lat === null || lng === null) return null;
    const ubicacion = ubicacionSchema.safeParse({ lat, lng });
    if (ubicacion.success) return ubicacion.data;
    ctx.addIssue({ code: 'custom', message: 'Esa ubicación no existe.' });
    return z.NEVER;
  });

/** The creator's part of a profile as a form sends it. */
export const perfilCreadorDatosSchema = z.object({
  descripcion: z.string().trim().min(1, mensajes.perfil.faltaDescripcion).max(LIMITES.descripcion),
  direccion: z
    .string()
    .trim()
    .max(LIMITES.direccion)
    .nullish()
    .transform((valor) => valor || null),
  ubicacion: ubicacionFormSchema,
  url_imagenPortada: z
    .string()
    .max(LIMITES.url)
    .nullish()
    .transform((valor) => valor || null),
  /** Left out, the gallery stays as it is. */
  galeria: galeriaDatosSchema.optional(),
});

/** What saving a profile carries; the username and e-mail can't be changed here. */
export const perfilDatosSchema = z
  .object({
    display_name: z
      .string()
      .trim()
      .max(LIMITES.nombre)
      .nullish()
      .transform((valor) => valor || null),
    photo_url: z
      .string()
      .max(LIMITES.url)
      .nullish()
      .transform((valor) => valor || null),
    phone_number: z
      .string()
      .trim()
      .max(LIMITES.telefono)
      .nullish()
      .transform((valor) => valor || null),
    link_Instagram: red('instagram'),
    link_TikTok: red('tiktok'),
    link_Wssp: red('whatsapp'),
    link_Facebook: red('facebook'),
    link_SitioWeb: red('sitioWeb'),
    role: roleSchema,
    creador: perfilCreadorDatosSchema.nullish().transform((valor) => valor ?? null),
  })
  .superRefine((datos, ctx) => {
    if (datos.role === 'creador' && !datos.creador) {
      ctx.addIssue({
        code: 'custom',
        path: ['creador', 'descripcion'],
        message: mensajes.perfil.faltaDescripcion,
      });
    }
  });

/** `perfilDatosSchema` for one person: the pictures named must be that person's own uploads. */
export const perfilDatosDe = (uid: string) =>
  perfilDatosSchema.superRefine((datos, ctx) => {
    const propia = urlImagenDe(uid);
    const imagenes: [(string | number)[], string | null | undefined][] = [
      [['photo_url'], datos.photo_url],
      [['creador', 'url_imagenPortada'], datos.creador?.url_imagenPortada],
    ];
    for (const [path, url] of imagenes) {
      if (url && !propia.safeParse(url).success) {
        ctx.addIssue({ code: 'custom', path, message: 'Esa imagen no es tuya.' });
      }
    }
  });
