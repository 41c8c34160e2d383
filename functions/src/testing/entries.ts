import type { AgendaEntry, AgendaPart, EntryOwner } from '@vidriera/domain/agenda/entry-schema';
import { NO_TEXTS, type Texts } from '@vidriera/domain/agenda/texts';
import { entryWith } from '@vidriera/domain/testing/agenda';
import type { FoundPart } from '../items/agenda/read.ts';
import { createLists, type Lists } from '../items/lists/lists.ts';

const idFor = (name: string, length = 20): string => name.padEnd(length, '0');
export const uidFor = (name: string): string => idFor(name, 28);

/** Returns a list entry with the given fields only; its id derives from its title. */
export function entry(
  tipo: AgendaEntry['tipo'],
  titulo: string,
  uid: string,
  more: Record<string, unknown> = {},
): AgendaEntry {
  const id = idFor(titulo.replaceAll(/[^a-zA-Z0-9]/g, '').slice(0, 20));
  return entryWith(tipo, { id, titulo, uid: uidFor(uid), ...more });
}

/** Returns owners by uid, from names by username. */
export const ownersOf = (names: Record<string, string>): Record<string, EntryOwner> =>
  Object.fromEntries(
    Object.entries(names).map(([username, nombre]) => [
      uidFor(username),
      { username, nombre, imagen: null, lights: [] },
    ]),
  );

export const part = (
  entries: AgendaEntry[],
  zona = 'rosario',
  owners: AgendaPart['owners'] = {},
): FoundPart => ({
  zona,
  name: `${zona}-0`,
  texts: '',
  part: { entries, owners },
});

/** Returns lists over some parts. @param texts by part name */
export const listsOf = (parts: readonly FoundPart[], texts: Record<string, Texts> = {}): Lists =>
  createLists(
    async (zonas) => ({
      key: zonas.join(),
      parts: parts.filter(({ zona }) => zonas.includes(zona)),
    }),
    async (some) => some.map(({ name }) => texts[name] ?? NO_TEXTS),
  );
