import { agendaDia, placeOf } from '../evento/occurrence.ts';
import { isCalledOff } from '../evento/state.ts';
import { addDays, type Dia } from '../values/fecha.ts';
import { agendaDay, type LocalTime } from '../values/local-time.ts';
import { occurrenceOf } from './time.ts';
import type { Card } from './wire-schema.ts';

/** Days of the agenda, beside today, in which something has to come for a window to be lit. */
export const LIT_DAYS = 7;

/** What somebody has on next. */
export interface Next {
  tipo: 'evento' | 'curso';
  id: Card['id'];
  titulo: string;
  /** Of the agenda. */
  dia: Dia;
  hora: string | null;
}

/** Somebody's shop window: lit when something is on. */
export interface ShopWindow {
  lit: boolean;
  next: Next | null;
}

/**
 * The days, of the agenda and of the calendar, on which something is on or comes next: an event until it ends, a course while its first day
 * is not over. `null` for what is over, cancelled or put off, has no date, or goes on without a time to come to: a course that has begun, a promo, a link.
 */
function comes(card: Card, now: LocalTime): { dia: Dia; calendar: Dia } | null {
  if (card.tipo !== 'link' && isCalledOff(card)) return null;
  if (card.tipo === 'evento') {
    const time = occurrenceOf(card, now);
    return time && time.ends > now ? { dia: agendaDia(time.dia, card), calendar: time.dia } : null;
  }
  if (card.tipo !== 'curso' || !card.fechaDesde || card.fechaDesde < agendaDay(now)) return null;
  return { dia: card.fechaDesde, calendar: card.fechaDesde };
}

/** Whether a window with these items is lit at a moment, and what its sign announces: the first of what is on or to come. */
export function shopWindow(cards: readonly Card[], now: LocalTime): ShopWindow {
  const [next] = cards
    .flatMap((card) => {
      const day = comes(card, now);
      if (!day || (card.tipo !== 'evento' && card.tipo !== 'curso')) return [];
      const { tipo, id, titulo, horaInicio: hora } = card;
      return { next: { tipo, id, titulo, dia: day.dia, hora }, place: placeOf(day.calendar, card).getTime() };
    })
    // By day first: a course of half past midnight stands under its own day, an event under the evening before.
    .sort((a, b) => a.next.dia.localeCompare(b.next.dia) || a.place - b.place)
    .map((one) => one.next);
  return next ? { lit: next.dia <= addDays(agendaDay(now), LIT_DAYS), next } : { lit: false, next: null };
}
