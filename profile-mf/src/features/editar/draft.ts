import { pathOfUrl } from '@vidriera/domain/image/image';
import { type GaleriaForm, galeriaFormSchema } from '@vidriera/domain/perfil/galeria-schema';
import { LOOK_NAMES } from '@vidriera/domain/perfil/look-names';
import { RED_FIELD, REDES } from '@vidriera/domain/perfil/redes';
import { ROLES } from '@vidriera/domain/usuario/usuario';
import { z } from '@vidriera/domain/zod';
import { keepDraftText } from '@vidriera/kit/data/drafts';
import { TRUSTED_MS } from '@vidriera/kit/uploads/uploads';
import { readParsed } from '@vidriera/session/local-storage';
import type { PerfilValues } from './values.ts';

const NAMES = ['display_name', 'phone_number', 'photo_url', ...REDES.map((red) => RED_FIELD[red])] as const;
const CREADOR_NAMES = [
  'descripcion',
  'direccion',
  'localidad',
  'ubicacion',
  'url_imagenPortada',
  'estilo',
] as const;

const text = z.string();
const textsSchema = z.object({
  ...(Object.fromEntries(NAMES.map((name) => [name, text])) as Record<(typeof NAMES)[number], typeof text>),
  photo_url: z._default(text, ''),
  esFijo: z._default(z.boolean(), false),
  role: z.catch(z.enum(['', ...ROLES]), ''),
  creador: z.object({
    descripcion: text,
    direccion: text,
    localidad: z._default(text, ''),
    ubicacion: text,
    url_imagenPortada: z._default(text, ''),
    estilo: z.catch(z.enum(['', ...LOOK_NAMES]), ''),
  }),
});
type Texts = z.infer<typeof textsSchema>;
/** `before`: the untouched form; `galeria` only if it changed. */
const draftSchema = z.object({
  before: textsSchema,
  now: textsSchema,
  galeria: z.catch(z._default(z.nullable(galeriaFormSchema), null), null),
});

const key = (uid: string): string => `vidriera.borrador.${uid}.perfil`;

/** Stores typed values and uploads; deletes an unchanged draft. @returns whether this browser keeps them */
export function keepDraft(
  uid: string,
  before: PerfilValues,
  values: PerfilValues,
  galeria: GaleriaForm | null,
): boolean {
  const draft = { before: textsSchema.parse(before), now: textsSchema.parse(values), galeria };
  const same = !galeria && JSON.stringify(draft.before) === JSON.stringify(draft.now);
  return keepDraftText(uid, key(uid), same ? null : JSON.stringify(draft));
}

export const deleteDraft = (uid: string): void => void keepDraftText(uid, key(uid), null);

/** Whether an upload certainly still exists, by the time in its file name. */
export const isThere = (url: string): boolean => {
  const [, moment = '0'] = /\/(\d+)_[^/]*$/.exec(pathOfUrl(url) ?? '') ?? [];
  return Date.now() - Number(moment) < TRUSTED_MS;
};

/** Applies what a form changed to the profile as stored now. Fields that it did not change keep the stored value. */
export function rebased(before: PerfilValues, now: PerfilValues, stored: PerfilValues): PerfilValues {
  const merged = merge(textsSchema.parse(before), textsSchema.parse(now), textsSchema.parse(stored));
  return { ...stored, ...merged, creador: { ...stored.creador, ...merged.creador } };
}

function merge(before: Texts, now: Texts, stored: Texts): Texts {
  const change = <T extends object, K extends keyof T>(names: readonly K[], some: T, was: T, is: T): T => ({
    ...some,
    ...Object.fromEntries(names.filter((name) => was[name] !== is[name]).map((name) => [name, is[name]])),
  });
  return {
    ...change([...NAMES, 'esFijo', 'role'], stored, before, now),
    creador: change(CREADOR_NAMES, stored.creador, before.creador, now.creador),
  };
}

/**
 * Applies the stored draft to the form; `null` without changes to apply. Fields that the draft did not change keep the stored value.
 * Uploads that may be deleted are omitted.
 */
export function withDraft(
  uid: string,
  stored: PerfilValues,
): { values: PerfilValues; galeria: GaleriaForm | null } | null {
  const draft = readParsed(key(uid), draftSchema);
  if (!draft) return null;
  const { before, now } = draft;
  if (now.photo_url && !isThere(now.photo_url)) now.photo_url = before.photo_url;
  if (now.creador.url_imagenPortada && !isThere(now.creador.url_imagenPortada))
    now.creador.url_imagenPortada = before.creador.url_imagenPortada;
  const old: Texts = textsSchema.parse(stored);
  const merged = merge(before, now, old);
  const galeria = draft.galeria && {
    before: draft.galeria.before,
    urls: draft.galeria.urls.filter((url) => draft.galeria?.before.includes(url) || isThere(url)),
  };
  if (!galeria && JSON.stringify(merged) === JSON.stringify(old)) return null;
  return { values: { ...stored, ...merged, creador: { ...stored.creador, ...merged.creador } }, galeria };
}
