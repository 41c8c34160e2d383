import type { AgendaEntry, EntryOwner } from '../src/agenda/entry-schema.ts';
import { entryOf, entryOwnerSchema, entrySchema } from '../src/agenda/entry-schema.ts';
import type { TipoAgenda } from '../src/values/ids.ts';
import { emptyItem } from './items.ts';

/** An entry of a list, all left empty but what is said. */
export function entryWith(tipo: TipoAgenda, said: Record<string, unknown>): AgendaEntry {
  const system = { visible: true, createdAt: null, cantLikes: 0, localidadEfectiva: null };
  const stored = { ...emptyItem(tipo), ...system, titulo: 'Peña' } as never;
  return entrySchema.parse({ ...entryOf(tipo, stored, { id: 'i1', uid: 'ana' }), ...said });
}

/** An entry of an event without a date, unless more is said. */
export const anEntry = (id: string, more: Record<string, unknown> = {}): AgendaEntry =>
  entryWith('evento', { id, titulo: `Evento ${id}`, ...more });

export const anOwner = (username: string): EntryOwner =>
  entryOwnerSchema.parse({ username, nombre: username, imagen: null, lights: [] });
