import type { Occurrence } from '../evento/occurrence.ts';
import { type LocalTime, wordsChange } from '../values/local-time.ts';
import { type EventoTimes, whenCard, whenEvento } from '../when/of-wire.ts';
import { dateAt, isOver, isOn as isWhenOn, changesAt as whenChanges } from '../when/when.ts';
import type { Card } from './wire-schema.ts';

/** Returns the current occurrence of an API event, never before its `proximaFecha`. */
export const occurrenceOf = (evento: EventoTimes, now: LocalTime): Occurrence | null =>
  dateAt(whenEvento(evento), now);

/** Whether an item is over: events by the minute, others by day. */
export const isPast = (card: Card, now: LocalTime): boolean => isOver(whenCard(card), now);

/** Whether a timed event is running. */
export const isOn = (evento: EventoTimes, now: LocalTime): boolean =>
  evento.horaInicio !== null && isWhenOn(whenEvento(evento), now);

/** Returns the next time a card changes: an event begins or ends, a window goes dark, or the words for days change. */
export function changesAt(cards: readonly Card[], now: LocalTime): LocalTime {
  const turns = cards.flatMap((card) => [...whenChanges(whenCard(card), now), card.usuario.prendidaHasta]);
  const last = wordsChange(now);
  return turns.filter((turn) => turn !== undefined && turn > now && turn < last).sort()[0] ?? last;
}
