import type { TipoAgenda } from './ids.ts';

/** Lists of cards. */
export const lista = {
  noCargo: {
    evento: 'No se pudieron cargar los eventos.',
    promo: 'No se pudieron cargar las promos.',
    curso: 'No se pudieron cargar los cursos.',
  } satisfies Record<TipoAgenda, string>,
  noCargaronDatos: 'No se pudieron cargar los datos.',
  errorDatos: 'Error cargando datos.',
  vacia: {
    evento: 'No hay eventos para mostrar.',
    promo: 'No hay promociones para mostrar.',
    curso: 'No hay cursos para mostrar.',
  } satisfies Record<TipoAgenda, string>,
  sinPromos: 'No hay promos para mostrar.',
  sinResultados: 'No encontramos publicaciones que coincidan con tu búsqueda.',
} as const;
