import type { Entry, EntryOwner } from '../src/agenda/entry-schema.ts';
import { entryOwnerSchema, entrySchema } from '../src/agenda/entry-schema.ts';

/** An entry of an event without a date, unless more is said. */
export const anEntry = (id: string, more: Record<string, unknown> = {}): Entry =>
  entrySchema.parse({
    ...{ tipo: 'evento', id, uid: 'ana', titulo: `Evento ${id}`, imagen: null, cantLikes: 0 },
    ...{ localidad: null, tarifa: null, createdAt: 0, direccion: '', categoria: 'Otros' },
    ...{ fechaExacta: null, fechaPeriodica: null, fechaDesde: null, fechaHasta: null },
    ...{ horaInicio: null, horaFin: null, modalidad: 'Presencial' },
    ...more,
  });

export const anOwner = (username: string): EntryOwner =>
  entryOwnerSchema.parse({ username, nombre: username, imagen: null, luces: [] });
