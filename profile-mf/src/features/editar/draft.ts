import { RED_FIELD, REDES } from 'domain/perfil/redes';
import { ROLES } from 'domain/usuario/usuario';
import { z } from 'domain/zod';
import { readParsed, write } from 'kit/local-storage';
import type { Values } from './values.ts';

/** What a draft keeps: all that is typed or chosen, but no pictures. */
const NAMES = ['display_name', 'phone_number', ...REDES.map((red) => RED_FIELD[red])] as const;
const CREADOR_NAMES = ['descripcion', 'direccion', 'localidad', 'ubicacion'] as const;

const text = z.string();
const textsSchema = z.object({
  ...(Object.fromEntries(NAMES.map((name) => [name, text])) as Record<(typeof NAMES)[number], typeof text>),
  esFijo: z.boolean().default(false),
  role: z.enum(['', ...ROLES]).catch(''),
  creador: z.object({ descripcion: text, direccion: text, localidad: text.default(''), ubicacion: text }),
});
type Texts = z.infer<typeof textsSchema>;
/** `before`: what the form held untouched when it was kept. */
const draftSchema = z.object({ before: textsSchema, now: textsSchema });

const key = (uid: string): string => `vidriera.borrador.${uid}.perfil`;

/** Keeps what was typed over `before`; nothing where both are the same. */
export function keepDraft(uid: string, before: Values, values: Values): void {
  const draft = { before: textsSchema.parse(before), now: textsSchema.parse(values) };
  const same = JSON.stringify(draft.before) === JSON.stringify(draft.now);
  write(key(uid), same ? null : JSON.stringify(draft));
}

export const deleteDraft = (uid: string): void => write(key(uid), null);

/**
 * What the form holds with the draft left from another time; `null` without one, or where nothing of it is left to do. What it did not
 * change is as stored now, perhaps by another device.
 */
export function withDraft(uid: string, stored: Values): Values | null {
  const draft = readParsed(key(uid), draftSchema);
  if (!draft) return null;
  const { before, now } = draft;
  const change = <T extends object, K extends keyof T>(names: readonly K[], some: T, was: T, is: T): T => ({
    ...some,
    ...Object.fromEntries(names.filter((name) => was[name] !== is[name]).map((name) => [name, is[name]])),
  });
  const old: Texts = textsSchema.parse(stored);
  const merged: Texts = {
    ...change([...NAMES, 'esFijo', 'role'], old, before, now),
    creador: change(CREADOR_NAMES, old.creador, before.creador, now.creador),
  };
  if (JSON.stringify(merged) === JSON.stringify(old)) return null;
  return { ...stored, ...merged, creador: { ...stored.creador, ...merged.creador } };
}
