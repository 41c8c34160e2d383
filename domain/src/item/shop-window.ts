import { agendaDia, placeOf } from '../evento/occurrence.ts';
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
 * When an item is on or comes next: an event until it ends, a course while its first day is not over. `null` for what is over, has no date,
 * or goes on without a time to come to: a course that has begun, a promo, a link.
 */
function comes(card: Card, now: LocalTime): (Next & { at: Date }) | null {
  const next = (dia: Dia, hora: string | null, at: Date, tipo: Next['tipo']) => ({
    ...{ tipo, id: card.id, titulo: card.titulo },
    ...{ dia, hora, at },
  });
  if (card.tipo === 'evento') {
    const time = occurrenceOf(card, now);
    if (!time || time.ends <= now) return null;
    return next(agendaDia(time.dia, card), card.horaInicio, placeOf(time.dia, card), 'evento');
  }
  if (card.tipo !== 'curso' || !card.fechaDesde || card.fechaDesde < agendaDay(now)) return null;
  return next(card.fechaDesde, card.horaInicio, placeOf(card.fechaDesde, card), 'curso');
}

/** Whether a window with these items is lit at a moment, and what its sign announces: the first of what is on or to come. */
export function shopWindow(cards: readonly Card[], now: LocalTime): ShopWindow {
  const [first] = cards
    .flatMap((card) => comes(card, now) ?? [])
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  if (!first) return { lit: false, next: null };
  const { at: _, ...next } = first;
  return { lit: next.dia <= addDays(agendaDay(now), LIT_DAYS), next };
}
