import { type AgendaCard, type Author, agendaCardSchema } from '../item/wire-schema.ts';
import type { ShownEntry } from './list.ts';

/**
 * An entry as a list's card: of an event the day and the hours are those of the time it stands by.
 * @param ciudad in a list of more than one city
 */
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
    ...(entry.tipo === 'evento' && { proximaFecha: time?.dia ?? null }),
    ...(time && { horaInicio: time.horaInicio, horaFin: time.horaFin }),
  });
