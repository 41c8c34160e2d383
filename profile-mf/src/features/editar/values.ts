import { messages } from '@vidriera/domain/messages/messages';
import { perfilToForm } from '@vidriera/domain/perfil/perfil-creador';
import { handleOf, RED_FIELD, REDES, type Red } from '@vidriera/domain/perfil/redes';
import { isLandline, readWhatsapp, shownWhatsapp } from '@vidriera/domain/perfil/whatsapp';
import { hasPerfilCreador } from '@vidriera/domain/usuario/may';
import { type PerfilWritten, perfilFormSchema } from '@vidriera/domain/usuario/schema';
import { z } from '@vidriera/domain/zod';
import { coordinates } from '../parts/direccion.ts';
import type { SavedPerfil } from '../parts/read-own.ts';
import { readRed } from './read-red.ts';
import { readUbicacion } from './read-ubicacion.ts';

/**
 * Converts a stored WhatsApp to form values: `esFijo` for an Argentine landline. Shows the digits alone if they parse to the same
 * number; foreign numbers keep their +.
 */
function whatsappToForm(url: string): { link_Wssp: string; esFijo: boolean } {
  const text = handleOf('whatsapp', url);
  const stored = readWhatsapp(url);
  if (!('digits' in stored)) return { link_Wssp: text, esFijo: false };
  const esFijo = isLandline(stored.digits);
  const typed = readWhatsapp(text, esFijo);
  const same = 'digits' in typed && typed.digits === stored.digits;
  return { link_Wssp: same ? text : shownWhatsapp(stored.digits), esFijo };
}

export function valuesOf({ usuario, creador: perfil }: SavedPerfil) {
  const { creador, photo_url, role, ...texts } = perfilToForm(usuario, perfil);
  return {
    ...texts,
    ...handlesOf(texts),
    ...whatsappToForm(texts.link_Wssp),
    photo_url: photo_url ?? '',
    role: role ?? ('' as const),
    creador: {
      descripcion: creador?.descripcion ?? '',
      direccion: creador?.direccion ?? '',
      localidad: creador?.localidad ?? '',
      ubicacion: creador?.ubicacion ? coordinates(creador.ubicacion) : '',
      url_imagenPortada: creador?.url_imagenPortada ?? '',
      estilo: creador?.estilo ?? ('' as const),
    },
  };
}

type Handles = Record<(typeof RED_FIELD)[Red], string>;

const handlesOf = (texts: Handles): Handles =>
  Object.fromEntries(REDES.map((red) => [RED_FIELD[red], handleOf(red, texts[RED_FIELD[red]])])) as Handles;

/** The profile form's inputs; the place is as typed: coordinates, or a map link. */
export type PerfilValues = ReturnType<typeof valuesOf>;

/** The profile as the form found it, as the input of `saveProfile` has it. */
export const beforeOf = (base: PerfilValues) => ({ ...inputOf(base), role: base.role || null });

/** The input of `saveProfile`, with the creator's part only for creators. */
function inputOf({ creador, esFijo, ...person }: PerfilValues) {
  const link_Wssp = readRed('whatsapp', { ...person, esFijo }).href;
  return { ...person, link_Wssp, creador: creadorInput(person.role, creador) };
}

function creadorInput(role: PerfilValues['role'], creador: PerfilValues['creador']) {
  if (!hasPerfilCreador(role)) return null;
  const place = readUbicacion(creador.ubicacion);
  const { estilo, ...typed } = creador;
  return { ...typed, estilo: estilo || null, ubicacion: 'ubicacion' in place ? place.ubicacion : null };
}

/** Parses the form. An invalid place or network is refused, not dropped. */
export const formSchema = z.pipe(
  z.custom<PerfilValues>(),
  z.transform((values, ctx): PerfilWritten => {
    const read = perfilFormSchema.safeParse(inputOf(values), { error: inSpanish });
    for (const { path, message } of read.error?.issues ?? []) {
      ctx.issues.push({ input: ctx.value, code: 'custom', path, message });
    }
    for (const red of REDES) {
      const message = readRed(red, values).problem;
      if (message) ctx.issues.push({ input: ctx.value, code: 'custom', path: [RED_FIELD[red]], message });
    }
    const place = hasPerfilCreador(values.role) ? readUbicacion(values.creador.ubicacion) : null;
    if (place && 'problem' in place) {
      ctx.issues.push({
        input: ctx.value,
        code: 'custom',
        path: ['creador', 'ubicacion'],
        message: place.problem,
      });
    }
    return read.success ? read.data : z.NEVER;
  }),
);

/** Messages for limits that have none. */
const inSpanish = ({ code, maximum }: { code?: string | undefined; maximum?: unknown }) =>
  code === 'too_big' ? messages.fields.tooLong(Number(maximum)) : undefined;
