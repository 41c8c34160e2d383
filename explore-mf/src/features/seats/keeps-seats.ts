import { isBookable } from '@vidriera/domain/evento/state';
import type { Detail } from '@vidriera/domain/item/wire-schema';

type Evento = Extract<Detail, { tipo: 'evento' }>;

/** Whether one can be down for seats of it: it keeps them itself, has a date, and still takes place. @param past it is over */
export const keepsSeats = (detail: Detail, past: boolean): detail is Evento =>
  detail.tipo === 'evento' &&
  !past &&
  (detail.aforo ?? 0) > 0 &&
  !detail.linkReserva &&
  detail.proximaFecha !== null &&
  isBookable(detail);
