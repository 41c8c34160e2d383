import type { TipoAgenda } from '@vidriera/domain/values/ids';

const PLAIN = { evento: 'eventos', curso: 'cursos', promo: 'promos' } as const satisfies Record<
  TipoAgenda,
  string
>;

/** Address of an item's detail: inside explore (`/explore/evento/{id}`) or outside of it (`/eventos/{id}`). */
export const detailPath = (tipo: TipoAgenda, id: string, within: 'explore' | 'plain' = 'plain'): string =>
  within === 'explore'
    ? `/explore/${tipo}/${encodeURIComponent(id)}`
    : `/${PLAIN[tipo]}/${encodeURIComponent(id)}`;

/** Address of who comes to an own event on a date; without one, on the next. */
export const attendingPath = (evento: string, fecha: string | null): string =>
  `/quienes-van/${encodeURIComponent(evento)}${fecha ? `?fecha=${fecha}` : ''}`;
