import type { Tipo, TipoAgenda } from '../values/ids.ts';

export const notThere = (tipo: Tipo, id: string) => `No existe ${tipo} con id ${id}`;
export const notLoaded = {
  evento: 'No se pudo cargar el evento.',
  curso: 'No se pudo cargar el curso.',
  promo: 'No se pudo cargar la promo.',
} satisfies Record<TipoAgenda, string>;
export const soldOut = {
  evento: 'Entradas agotadas',
  curso: 'Cupos agotados',
  promo: 'Promo agotada',
} satisfies Record<TipoAgenda, string>;
export const soldAgain = {
  evento: 'Hay entradas de nuevo',
  curso: 'Hay cupos de nuevo',
  promo: 'Promo disponible de nuevo',
} satisfies Record<TipoAgenda, string>;
export const back = 'Volver atrás';
