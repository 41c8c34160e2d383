import type { AgendaEntry, EntryOwner } from '../src/agenda/entry-schema.ts';
import { entryOf, entryOwnerSchema, entrySchema } from '../src/agenda/entry-schema.ts';
import type { TipoAgenda } from '../src/values/ids.ts';
import { emptyItem } from './items.ts';

/** Returns a list entry that is empty except for `fields`. */
export function entryWith(tipo: TipoAgenda, fields: Record<string, unknown>): AgendaEntry {
  const system = { visible: true, createdAt: null, cantLikes: 0, localidadEfectiva: null };
  const stored = { ...emptyItem(tipo), ...system, titulo: 'Peña' } as never;
  return entrySchema.parse({ ...entryOf(tipo, stored, { id: 'i1', uid: 'ana' }), ...fields });
}

/** Returns the entry of an undated event, changed by `fields`. */
export const anEntry = (id: string, fields: Record<string, unknown> = {}): AgendaEntry =>
  entryWith('evento', { id, titulo: `Evento ${id}`, ...fields });

export const anOwner = (username: string): EntryOwner =>
  entryOwnerSchema.parse({ username, nombre: username, imagen: null, lights: [] });
