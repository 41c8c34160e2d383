import { isBookable } from '@vidriera/domain/evento/state';
import type { Detail } from '@vidriera/domain/item/wire-schema';

type Evento = Extract<Detail, { tipo: 'evento' }>;

/** Whether seats can be booked: the event manages them, has a date, and takes place. @param past it is over */
export const keepsSeats = (detail: Detail, past: boolean): detail is Evento =>
  detail.tipo === 'evento' &&
  !past &&
  (detail.aforo ?? 0) > 0 &&
  !detail.linkReserva &&
  detail.proximaFecha !== null &&
  isBookable(detail);
