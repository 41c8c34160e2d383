import type { TipoAgenda } from '../values/ids.ts';
import { quoted } from '../values/isolated.ts';

export const list = {
  notLoaded: {
    evento: 'No se pudieron cargar los eventos.',
    promo: 'No se pudieron cargar las promos.',
    curso: 'No se pudieron cargar los cursos.',
  } satisfies Record<TipoAgenda, string>,
  dataNotLoaded: 'No se pudieron cargar los datos.',
  dataFailed: 'Error cargando datos.',
  empty: {
    evento: 'No hay eventos para mostrar.',
    promo: 'No hay promociones para mostrar.',
    curso: 'No hay cursos para mostrar.',
  } satisfies Record<TipoAgenda, string>,
  noPromos: 'No hay promos para mostrar.',
  fullLikes: (max: number) => `Llegaste a ${max} likes. Quitá alguno para sumar otro.`,
  liked: (titulo: string) => `Sumamos ${quoted(titulo)} a tus likes.`,
  noResults: 'No encontramos publicaciones que coincidan con tu búsqueda.',
} as const;
