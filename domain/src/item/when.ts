import { agendaDia } from '../evento/occurrence.ts';
import { addDays, range } from '../values/fecha.ts';
import { agendaDay, type LocalTime } from '../values/local-time.ts';
import { isPast, occurrenceOf } from './time.ts';
import type { Card } from './wire-schema.ts';

/** The heading of what is over. */
export const OVER = 'Ya fueron';

/** Returns the heading that a card stands under in a list by dates, by the agenda's day; '' for a course or promo that is not over. */
export function whenOf(card: Card, now: LocalTime): string {
  if (isPast(card, now)) return OVER;
  if (card.tipo !== 'evento') return '';
  const time = card.proximaFecha === null ? null : occurrenceOf(card, now);
  if (!time) return 'Sin fecha';
  const dia = agendaDia(time.dia, time);
  const today = agendaDay(now);
  const [friday, sunday] = range('finde', today);
  if (dia <= today) return 'Hoy';
  if (dia === addDays(today, 1)) return 'Mañana';
  if (dia > sunday) return 'Más adelante';
  return dia < friday ? 'Esta semana' : 'Este fin de semana';
}

/** Returns a list by dates as its parts, each with its heading. */
export const byWhen = <C extends Card>(
  cards: readonly C[],
  now: LocalTime,
): [heading: string, cards: C[]][] => [...Map.groupBy(cards, (card) => whenOf(card, now))];
