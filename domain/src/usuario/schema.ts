import { isUploadOf, type Uploads } from '../image/upload-url.ts';
import { RETENIDO_TOLD } from '../item/access.ts';
import { localidadSchema } from '../localidad/schema.ts';
import { messages } from '../messages/messages.ts';
import { galeriaFormSchema } from '../perfil/galeria-schema.ts';
import { LOOK_NAMES } from '../perfil/look-names.ts';
import { normalizeRed, type Red } from '../perfil/redes.ts';
import { type Ubicacion, ubicacionSchema } from '../perfil/ubicacion-schema.ts';
import { fechaOrNull, hostsOrNull, referenceSchema, textOrNull } from '../values/firestore-schema.ts';
import { uidSchema } from '../values/ids-schema.ts';
import { plainNumber } from '../values/invisible.ts';
import { LIMITS } from '../values/limits.ts';
import { nameLine } from '../values/one-line.ts';
import { textFull, textONothing } from '../values/text-schema.ts';
import { z } from '../zod.ts';
import { hasPerfilCreador } from './may.ts';
import { ROLES } from './usuario.ts';

const roleSchema = z.enum(ROLES, messages.perfil.missingRole);

const likes = z.pipe(
  z.nullish(z.array(referenceSchema)),
  z.transform((list) => list ?? []),
);

/** A stored `user` document. It holds private fields, so no public answer contains it. */
export const usuarioStoredSchema = z.object({
  uid: uidSchema,
  email: z.string(),
  username: z.string(),
  display_name: textOrNull,
  /** Code of a creator's place. */
  localidad: textOrNull,
  photo_url: textOrNull,
  phone_number: textOrNull,
  link_Instagram: textOrNull,
  link_Wssp: textOrNull,
  link_TikTok: textOrNull,
  link_Facebook: textOrNull,
  link_SitioWeb: textOrNull,
  role: z.pipe(
    z.nullish(z.enum(ROLES)),
    z.transform((role) => role ?? null),
  ),
  refRolCreador: z.pipe(
    z.nullish(referenceSchema),
    z.transform((ref) => ref ?? null),
  ),
  refRolPersonal: z.pipe(
    z.nullish(referenceSchema),
    z.transform((ref) => ref ?? null),
  ),
  eventLikes: likes,
  cursosLikes: likes,
  promosLikes: likes,
  linksLikes: likes,
  url_imagenes: z.pipe(
    z.nullish(z.array(z.string())),
    z.transform((list) => list ?? []),
  ),
  /** Held for review, with everything the person shows. */
  retenido: z.catch(z.nullish(z.enum(RETENIDO_TOLD)), null),
  /** Hosts of the profile's links on the list of malicious ones: public answers leave them out. */
  listedHosts: hostsOrNull,
  /** The desk gives the mark; a change of username or name drops it. */
  verificado: z.catch(z.nullish(z.boolean()), null),
  /** Uids of those whose items the person does not see. */
  blocked: z.catch(z.nullish(z.array(uidSchema)), null),
  /** When the person last changed the username. Missing: never. */
  usernameChangedAt: fechaOrNull,
  /** Until then the account may read, export, leave and appeal only. */
  suspendedUntil: z.catch(fechaOrNull, null),
  /** The version of the terms that the person accepted, and when. Missing: never. */
  terminosVersion: textOrNull,
  terminosAceptados: fechaOrNull,
  created_time: fechaOrNull,
  updated_time: fechaOrNull,
});

export type Usuario = z.infer<typeof usuarioStoredSchema>;

const red = (which: Red) =>
  z.pipe(
    z.nullish(z.string().check(z.maxLength(LIMITS.url))),
    z.transform((value) => normalizeRed(which, value)),
  );

const coordinateForm = z.nullish(z.union([z.number(), z.nan(), z.string()]));

const coordinate = (value: z.input<typeof coordinateForm>): number | null => {
  const text = plainNumber(String(value ?? ''));
  return text && Number.isFinite(Number(text)) ? Number(text) : null;
};

/** A form's location; `null` unless both coordinates are numbers. */
export const ubicacionFormSchema = z.pipe(
  z.nullish(z.object({ lat: coordinateForm, lng: coordinateForm })),
  z.transform((value, ctx): Ubicacion | null => {
    const [lat, lng] = [coordinate(value?.lat), coordinate(value?.lng)];
    if (lat === null || lng === null) return null;
    const ubicacion = ubicacionSchema.safeParse({ lat, lng });
    if (ubicacion.success) return ubicacion.data;
    ctx.issues.push({ input: ctx.value, code: 'custom', message: messages.fields.noSuchPlace });
    return z.NEVER;
  }),
);

const urlOrNull = z.pipe(
  z.nullish(z.string().check(z.maxLength(LIMITS.url))),
  z.transform((value) => value || null),
);

const CREADOR_FIELDS = {
  direccion: textONothing(LIMITS.direccion),
  /** Missing: unchanged. */
  localidad: z.optional(localidadSchema),
  ubicacion: ubicacionFormSchema,
  url_imagenPortada: urlOrNull,
  /** The window's look; `null`: the house's. Missing: unchanged. */
  estilo: z.optional(z.nullable(z.enum(LOOK_NAMES))),
};

const perfilCreadorFormSchema = z.object({
  descripcion: textFull(LIMITS.descripcion, messages.perfil.missingDescripcion),
  ...CREADOR_FIELDS,
  /** Missing: unchanged. */
  galeria: z.optional(galeriaFormSchema),
});

const PERSON_FIELDS = {
  display_name: z.pipe(
    textONothing(LIMITS.nombre),
    z.transform((name) => name && nameLine(name)),
  ),
  photo_url: urlOrNull,
  phone_number: z.pipe(
    textONothing(LIMITS.phone),
    z.transform((text) => text && plainNumber(text)),
  ),
  link_Instagram: red('instagram'),
  link_TikTok: red('tiktok'),
  link_Wssp: red('whatsapp'),
  link_Facebook: red('facebook'),
  link_SitioWeb: red('sitioWeb'),
};

/** Input of saving a profile. Username and e-mail can't be changed here. */
export const perfilFormSchema = z
  .object({
    ...PERSON_FIELDS,
    role: roleSchema,
    creador: z.pipe(
      z.nullish(perfilCreadorFormSchema),
      z.transform((value) => value ?? null),
    ),
  })
  .check(
    z.superRefine((data, ctx) => {
      if (hasPerfilCreador(data.role) && !data.creador) {
        ctx.addIssue({
          code: 'custom',
          path: ['creador', 'descripcion'],
          message: messages.perfil.missingDescripcion,
        });
      }
    }),
  );

const orNull = <S extends z.ZodMiniType>(schema: S) => z.catch(z.nullish(schema), null);
const eachOrNull = <F extends Record<string, z.ZodMiniType>>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, orNull(schema)])) as {
    [K in keyof F]: z.ZodMiniCatch<z.ZodMiniOptional<z.ZodMiniNullable<F[K]>>>;
  };

/**
 * A profile as a form was opened with it, written like what the form sends, so that the two compare. A stored profile may lack what a form
 * asks for; a value that no form would take reads as none.
 */
export const perfilBeforeSchema = z.object({
  ...eachOrNull(PERSON_FIELDS),
  role: orNull(roleSchema),
  creador: orNull(
    z.object({ ...eachOrNull(CREADOR_FIELDS), descripcion: orNull(textONothing(LIMITS.descripcion)) }),
  ),
});
export type PerfilBefore = z.infer<typeof perfilBeforeSchema>;

export type PerfilForm = z.input<typeof perfilFormSchema>;
export type PerfilWritten = z.infer<typeof perfilFormSchema>;

/** Returns `perfilFormSchema` restricted to the person's own uploads. Merging checks the gallery's uploads. */
export const perfilFormOf = (uid: string, uploads: Uploads) =>
  perfilFormSchema.check(
    z.superRefine((data, ctx) => {
      const imagenes: [string[], string | null | undefined][] = [
        [['photo_url'], data.photo_url],
        [['creador', 'url_imagenPortada'], data.creador?.url_imagenPortada],
      ];
      for (const [path, url] of imagenes) {
        if (url && !isUploadOf(url, uid, uploads)) {
          ctx.addIssue({ code: 'custom', path, message: messages.imagen.foreign });
        }
      }
    }),
  );
