import { DOOR_PATH } from '@vidriera/domain/site/kept-screens';
import type { TipoAgenda } from '@vidriera/domain/values/ids';

const PLAIN = { evento: 'eventos', curso: 'cursos', promo: 'promos' } as const satisfies Record<
  TipoAgenda,
  string
>;

/** Returns the address of an item's detail: in explore (`/explore/evento/{id}`) or outside (`/eventos/{id}`). */
export const detailPath = (tipo: TipoAgenda, id: string, within: 'explore' | 'plain' = 'plain'): string =>
  within === 'explore'
    ? `/explore/${tipo}/${encodeURIComponent(id)}`
    : `/${PLAIN[tipo]}/${encodeURIComponent(id)}`;

/** Returns the address of the list at the door of an own event's date. It is a document of its own, so that it reloads without a signal. */
export const doorPath = (evento: string, fecha: string): string =>
  `${DOOR_PATH}${encodeURIComponent(evento)}/${fecha}`;

/** Returns the address of an own event's attendance on a date; without one, on the next date. */
export const attendingPath = (evento: string, fecha: string | null): string =>
  `/quienes-van/${encodeURIComponent(evento)}${fecha ? `?fecha=${fecha}` : ''}`;
