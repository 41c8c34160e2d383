import { type Occurrence, occurrence } from '../evento/occurrence.ts';
import { isCalledOff } from '../evento/state.ts';
import { addDays, type Dia } from '../values/fecha.ts';
import { agendaDay, dayBegins, type LocalTime } from '../values/local-time.ts';
import type { Card, CardOf } from './wire-schema.ts';

type EventoTimes = Pick<
  CardOf<'evento'>,
  | 'fechaExacta'
  | 'fechaPeriodica'
  | 'fechaFin'
  | 'fechaHasta'
  | 'proximaFecha'
  | 'horaInicio'
  | 'horaFin'
  | 'estado'
>;

/** The time an event takes place that counts now, of what the API sends: never one before the date it gave. */
export const occurrenceOf = (evento: EventoTimes, now: LocalTime): Occurrence | null =>
  occurrence({ ...evento, fechaDesde: evento.proximaFecha }, now);

/** Whether something is over: an event by the minute, a course or promo when its last day is. What has no last day never is. */
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

/** Whether an event that says when it starts, and is not cancelled, has started and is not over. */
export function isOn(evento: EventoTimes, now: LocalTime): boolean {
  const time = evento.horaInicio && !isCalledOff(evento) ? occurrenceOf(evento, now) : null;
  return time !== null && time.begins <= now && now < time.ends;
}

/** When some cards next say something else: one of their events begins or ends, an author's window goes dark, or the agenda's day is over. */
export function changesAt(cards: readonly Card[], now: LocalTime): LocalTime {
  const turns = cards.flatMap((card) => {
    const time = card.tipo === 'evento' ? occurrenceOf(card, now) : null;
    return [time?.begins, time?.ends, card.usuario.prendidaHasta];
  });
  const tomorrow = dayBegins(addDays(agendaDay(now), 1));
  return turns.filter((turn) => turn !== undefined && turn > now && turn < tomorrow).sort()[0] ?? tomorrow;
}
