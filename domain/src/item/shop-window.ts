import { agendaDia, placeOf } from '../evento/occurrence.ts';
import { isCalledOff } from '../evento/state.ts';
import { addDays, type Dia } from '../values/fecha.ts';
import { agendaDay, type LocalTime } from '../values/local-time.ts';
import { occurrenceOf } from './time.ts';
import type { Card } from './wire-schema.ts';

/** A window is lit if an event or course comes within these days. */
export const LIT_DAYS = 7;

/** The next event or course. */
export interface Next {
  tipo: 'evento' | 'curso';
  id: Card['id'];
  titulo: string;
  dia: Dia;
  hora: string | null;
}

export interface ShopWindow {
  lit: boolean;
  next: Next | null;
}

/**
 * Returns the agenda and calendar day of an item that is running or to come; `null` for others, and for running courses, promos and links.
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

/** Returns whether a window is lit, and its next event or course. */
export function shopWindow(cards: readonly Card[], now: LocalTime): ShopWindow {
  const [next] = cards
    .flatMap((card) => {
      const day = comes(card, now);
      if (!day || (card.tipo !== 'evento' && card.tipo !== 'curso')) return [];
      const { tipo, id, titulo, horaInicio: hora } = card;
      return { next: { tipo, id, titulo, dia: day.dia, hora }, place: placeOf(day.calendar, card).getTime() };
    })
    // By day first: at 00:30 a course belongs to its own day, but an event to the evening before.
    .sort((a, b) => a.next.dia.localeCompare(b.next.dia) || a.place - b.place)
    .map((candidate) => candidate.next);
  return next ? { lit: next.dia <= addDays(agendaDay(now), LIT_DAYS), next } : { lit: false, next: null };
}
