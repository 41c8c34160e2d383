import { dateHeading, OVER } from '@vidriera/domain/item/headings';
import type { Card } from '@vidriera/domain/item/wire-schema';
import { groupBy } from '@vidriera/domain/values/group-by';
import type { LocalTime } from '@vidriera/domain/values/local-time';

const PINNED = { link: '', evento: 'Fijado', curso: 'Fijado', promo: 'Fijada' } as const;

/** Returns the heading of a card on a profile: pinned, the creator's own above links, or by date. */
function headingOf(card: Card, now: LocalTime): string {
  if (card.fijado) return PINNED[card.tipo];
  return card.tipo === 'link' ? (card.seccion ?? '') : dateHeading(card, now);
}

/** Cards under one heading. The first group by date needs none on the screen. */
export interface Section<C> {
  heading: string;
  titled: boolean;
  cards: C[];
}

/** Returns a profile's cards by heading, in order. */
export const sectionsOf = <C extends Card>(cards: readonly C[], now: LocalTime): Section<C>[] =>
  [...groupBy(cards, (card) => headingOf(card, now))].map(([heading, group], at) => {
    const isOwn = group.some(({ fijado, tipo }) => fijado || tipo === 'link');
    return { heading, titled: heading !== '' && (at > 0 || isOwn || heading === OVER), cards: group };
  });
