import { agendaDia } from '../evento/occurrence.ts';
import { addDays, range } from '../values/fecha.ts';
import { groupBy } from '../values/group-by.ts';
import { agendaDay, type LocalTime } from '../values/local-time.ts';
import { windowNames } from './near.ts';
import { isPast, occurrenceOf } from './time.ts';
import type { Card } from './wire-schema.ts';

export const OVER = 'Ya fueron';

/** Returns a card’s heading in a dated list; ‘’ for a current course or promo. */
export function dateHeading(card: Card, now: LocalTime): string {
  if (isPast(card, now)) return OVER;
  if (card.tipo !== 'evento') return '';
  const time = occurrenceOf(card, now);
  if (!time) return 'Sin fecha';
  const dia = agendaDia(time.dia, time);
  const today = agendaDay(now);
  const [friday, sunday] = range('finde', today);
  if (dia <= today) return windowNames(now).hoy;
  if (dia === addDays(today, 1)) return windowNames(now).manana;
  if (dia > sunday) return 'Más adelante';
  return dia < friday ? 'Esta semana' : 'Este fin de semana';
}

export const byHeading = <C extends Card>(
  cards: readonly C[],
  now: LocalTime,
): [heading: string, cards: C[]][] => [...groupBy(cards, (card) => dateHeading(card, now))];
