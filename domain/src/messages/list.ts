import type { TipoAgenda } from '../values/ids.ts';
import { quoted } from '../values/isolated.ts';

export const notLoaded = {
  evento: 'No se pudieron cargar los eventos.',
  promo: 'No se pudieron cargar las promos.',
  curso: 'No se pudieron cargar los cursos.',
} satisfies Record<TipoAgenda, string>;
export const dataNotLoaded = 'No se pudieron cargar los datos.';
export const dataFailed = 'Error cargando datos.';
export const empty = {
  evento: 'No hay eventos para mostrar.',
  promo: 'No hay promociones para mostrar.',
  curso: 'No hay cursos para mostrar.',
} satisfies Record<TipoAgenda, string>;
export const noPromos = 'No hay promos para mostrar.';
export const fullLikes = (max: number) => `Llegaste a ${max} likes. Quitá alguno para sumar otro.`;
export const liked = (titulo: string) => `Sumamos ${quoted(titulo)} a tus likes.`;
export const noResults = 'No encontramos publicaciones que coincidan con tu búsqueda.';
