import { type AgendaCard, type Author, agendaCardSchema } from '../item/wire-schema.ts';
import { shownDate } from '../when/shown-date.ts';
import type { ShownEntry } from './list.ts';

/** Converts an entry to a list card with its next occurrence’s day and hours. @param ciudad for lists of several cities */
export const cardOfEntry = (
  { entry, time, otros }: ShownEntry,
  usuario: Author,
  ciudad?: string,
): AgendaCard =>
  agendaCardSchema.parse({
    ...entry,
    usuario,
    lugar: entry.localidad ?? undefined,
    ciudad,
    otros,
    ...(entry.tipo === 'evento' && shownDate(entry, time)),
  });
