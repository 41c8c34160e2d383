import type { Tipo, TipoAgenda } from './ids.ts';

/** An item’s own page. */
export const detalle = {
  noExiste: (tipo: Tipo, id: string) => `No existe ${tipo} con id ${id}`,
  noCargo: {
    evento: 'No se pudo cargar el evento.',
    curso: 'No se pudo cargar el curso.',
    promo: 'No se pudo cargar la promo.',
  } satisfies Record<TipoAgenda, string>,
  volver: 'Volver atrás',
  reservar: 'Reservar / Inscribirme',
} as const;
