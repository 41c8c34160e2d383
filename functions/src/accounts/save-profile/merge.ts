import { perfilToForm } from '@vidriera/domain/perfil/perfil-creador';
import { perfilCreadorStoredSchema } from '@vidriera/domain/perfil/schema';
import { readWhatsapp, whatsappAddress } from '@vidriera/domain/perfil/whatsapp';
import { hasPerfilCreador } from '@vidriera/domain/usuario/may';
import {
  type PerfilBefore,
  type PerfilWritten,
  perfilBeforeSchema,
  usuarioStoredSchema,
} from '@vidriera/domain/usuario/schema';

const PERSON = [
  'display_name',
  'photo_url',
  'phone_number',
  'link_Instagram',
  'link_TikTok',
  'link_Wssp',
  'link_Facebook',
  'link_SitioWeb',
] as const;
const CREADOR = [
  'descripcion',
  'direccion',
  'localidad',
  'ubicacion',
  'url_imagenPortada',
  'estilo',
] as const;
/** Older pages don't send them: they stay. */
const NEWER: readonly string[] = ['localidad', 'estilo'] satisfies (typeof CREADOR)[number][];

/** Returns a profile as a form was opened with it, with its WhatsApp as `reachablePerfilOf` writes it. */
export function beforeOf(input: unknown): PerfilBefore {
  const before = perfilBeforeSchema.parse(input);
  const reading = readWhatsapp(before.link_Wssp ?? '');
  return 'problem' in reading ? before : { ...before, link_Wssp: whatsappAddress(reading) };
}

/**
 * Returns the stored profile as a form of now would be opened with it; `null` if it can't be read.
 * @param creador the creator's document, if there is one
 */
export function storedAsForm(user: unknown, creador: unknown): PerfilBefore | null {
  const usuario = usuarioStoredSchema.safeParse(user);
  if (!usuario.success) return null;
  return beforeOf(perfilToForm(usuario.data, perfilCreadorStoredSchema.safeParse(creador).data ?? null));
}

const isSame = (one: unknown, another: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(another ?? null);

/**
 * Merges a form with a profile that may have changed since the form was opened: what the form did not change stays as stored.
 * @returns `conflicts`: names of fields that changed here and elsewhere, to other values
 */
export function mergePerfil(
  before: PerfilBefore,
  sent: PerfilWritten,
  stored: PerfilBefore,
): { merged: PerfilWritten; conflicts: string[] } {
  const conflicts: string[] = [];
  function pick<T>(name: string, was: unknown, wanted: T, is: unknown): T {
    if (isSame(wanted, was)) return (is ?? null) as T;
    if (!isSame(is, was) && !isSame(is, wanted)) conflicts.push(name);
    return wanted;
  }
  const person = Object.fromEntries(
    PERSON.map((name) => [name, pick(name, before[name], sent[name], stored[name])]),
  ) as Pick<PerfilWritten, (typeof PERSON)[number]>;
  const role = pick('role', before.role, sent.role, stored.role) ?? sent.role;
  const merged = { ...person, role, creador: null };
  const { creador } = sent;
  if (!creador) return { merged: { ...merged, creador: asWritten(role, stored) }, conflicts };
  const fields = CREADOR.filter((name) => !NEWER.includes(name) || creador[name] !== undefined);
  if (!hasPerfilCreador(role)) {
    // The role was left elsewhere, so that what was typed here has no place.
    if (hasPerfilCreador(sent.role) && fields.some((name) => !isSame(creador[name], before.creador?.[name])))
      conflicts.push('role');
    return { merged, conflicts };
  }
  const mergedFields = Object.fromEntries(
    fields.map((name) => [
      name,
      pick(`creador.${name}`, before.creador?.[name], creador[name], stored.creador?.[name]),
    ]),
  );
  return { merged: { ...merged, creador: { ...creador, ...mergedFields } }, conflicts };
}

/** The creator's part that a form of another role does not know. A missing place or gallery stays. */
function asWritten(role: PerfilWritten['role'], { creador }: PerfilBefore): PerfilWritten['creador'] {
  if (!hasPerfilCreador(role) || !creador) return null;
  const { descripcion, direccion, ubicacion, url_imagenPortada } = creador;
  return {
    descripcion: descripcion ?? '',
    direccion: direccion ?? null,
    ubicacion: ubicacion ?? null,
    url_imagenPortada: url_imagenPortada ?? null,
  };
}
