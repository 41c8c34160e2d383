import type { AgendaEntry } from '../agenda/entry-schema.ts';
import { exceptionsOf } from '../evento/dated.ts';
import type { Dated } from '../evento/occurrence.ts';
import type { Card, CardOf } from '../item/wire-schema.ts';
import { type When, whenOf } from './when.ts';

export type EventoTimes = Pick<
  CardOf<'evento'>,
  | 'fechaExacta'
  | 'fechaPeriodica'
  | 'regla'
  | 'fechaFin'
  | 'corrido'
  | 'fechaHasta'
  | 'proximaFecha'
  | 'horaInicio'
  | 'horaFin'
  | 'horasUsuales'
  | 'estado'
  | 'excepciones'
>;

/** A card's dates from the one it shows on; its hours are of that date. A series without one has none left. */
const datedCard = ({ proximaFecha, horasUsuales, ...evento }: EventoTimes): Dated =>
  proximaFecha === null
    ? { ...evento, fechaPeriodica: null, regla: null, exceptions: null }
    : { ...evento, ...horasUsuales, fechaDesde: proximaFecha, exceptions: exceptionsOf(evento) };

/** Says when the event of a card is on. */
export const whenEvento = (evento: EventoTimes): When => whenOf('evento', datedCard(evento), evento);

/** Says when the item of a card or detail is on, from the event's shown date on. */
export function whenCard(card: Card): When {
  switch (card.tipo) {
    case 'evento':
      return whenEvento(card);
    case 'curso':
      return whenOf('curso', card, card);
    case 'promo':
      return whenOf('promo', card, card);
    case 'link':
      return whenOf('link', card, {});
  }
}

/** Says when the item of a list's entry is on. */
export function whenEntry(entry: AgendaEntry): When {
  const around = { estado: entry.estado, calledOffAt: entry.canceladoEl };
  switch (entry.tipo) {
    case 'evento':
      return whenOf('evento', { ...entry, exceptions: exceptionsOf(entry) }, around);
    case 'curso':
      return whenOf('curso', entry, around);
    case 'promo':
      return whenOf('promo', entry, around);
  }
}
