import { addDays, type Dia } from '../values/fecha.ts';
import { agendaDay, type LocalTime } from '../values/local-time.ts';
import { whenCard } from '../when/of-wire.ts';
import { nextBeginning, placeAt } from '../when/when.ts';
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

/** Returns whether a window is lit, and its next event or course. */
export function shopWindow(cards: readonly Card[], now: LocalTime): ShopWindow {
  const [next] = cards
    .flatMap((card) => {
      if (card.tipo !== 'evento' && card.tipo !== 'curso') return [];
      const when = whenCard(card);
      const place = nextBeginning(when, now) === null ? null : placeAt(when, now);
      if (!place) return [];
      const { tipo, id, titulo } = card;
      const hora = (place.time ?? card).horaInicio;
      return { next: { tipo, id, titulo, dia: place.dia, hora }, place: place.moment.getTime() };
    })
    // By day first: at 00:30 a course belongs to its own day, but an event to the evening before.
    .sort((a, b) => a.next.dia.localeCompare(b.next.dia) || a.place - b.place)
    .map((candidate) => candidate.next);
  return next ? { lit: next.dia <= addDays(agendaDay(now), LIT_DAYS), next } : { lit: false, next: null };
}
