import { type Occurrence, occurrence } from '../evento/occurrence.ts';
import { isCalledOff } from '../evento/state.ts';
import type { Dia } from '../values/fecha.ts';
import { agendaDay, type LocalTime, wordsChange } from '../values/local-time.ts';
import type { Card, CardOf } from './wire-schema.ts';

export type EventoTimes = Pick<
  CardOf<'evento'>,
  | 'fechaExacta'
  | 'fechaPeriodica'
  | 'regla'
  | 'fechaFin'
  | 'fechaHasta'
  | 'proximaFecha'
  | 'horaInicio'
  | 'horaFin'
  | 'estado'
>;

/** Returns the current occurrence of an API event, never before its `proximaFecha`. */
export const occurrenceOf = (evento: EventoTimes, now: LocalTime): Occurrence | null =>
  occurrence({ ...evento, fechaDesde: evento.proximaFecha }, now);

/** Whether an item is over: events by the minute, others by day. */
export function isPast(card: Card, now: LocalTime): boolean {
  switch (card.tipo) {
    case 'evento': {
      const time = occurrenceOf(card, now);
      return time !== null && time.ends <= now;
    }
    case 'curso':
      return isBefore(card.fechaHasta ?? card.fechaDesde, now);
    case 'promo':
      return isBefore(card.fechaHasta, now);
    case 'link':
      return false;
  }
}

const isBefore = (dia: Dia | null, now: LocalTime): boolean => dia !== null && dia < agendaDay(now);

/** Whether a timed event is running. */
export function isOn(evento: EventoTimes, now: LocalTime): boolean {
  const time = evento.horaInicio && !isCalledOff(evento) ? occurrenceOf(evento, now) : null;
  return time !== null && time.begins <= now && now < time.ends;
}

/** Returns the next time a card changes: an event begins or ends, a window goes dark, or the words for days change. */
export function changesAt(cards: readonly Card[], now: LocalTime): LocalTime {
  const turns = cards.flatMap((card) => {
    const time = card.tipo === 'evento' ? occurrenceOf(card, now) : null;
    return [time?.begins, time?.ends, card.usuario.prendidaHasta];
  });
  const last = wordsChange(now);
  return turns.filter((turn) => turn !== undefined && turn > now && turn < last).sort()[0] ?? last;
}
