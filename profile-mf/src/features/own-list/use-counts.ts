import { logUnforeseen } from '@vidriera/domain/failure';
import { LIMITS } from '@vidriera/domain/values/limits';
import { useEffect, useState } from 'react';
import type { FoundCard, OwnCard } from './own-card.ts';

/** People of own items by id: seats of an event, claims of a promo. Items without seats have none. Missing until they are counted. */
export function useCounts(cards: readonly FoundCard[]): ReadonlyMap<string, number> {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    let gone = false;
    const tipo = cards[0]?.tipo;
    if (tipo !== 'evento' && tipo !== 'promo') return;
    const counted = cards.filter((card) => tipo === 'promo' || hasSeatsAhead(card));
    const ids = counted.map(({ id }) => id);
    const count = async () => {
      const { call } = await import('@vidriera/kit/requests/callable');
      for (let from = 0; from < ids.length && !gone; from += LIMITS.page) {
        const some = ids.slice(from, from + LIMITS.page);
        const read = await call('ownCounts', { tipo, ids: some }, { signedIn: true });
        if (!gone)
          setCounts(
            (before) => new Map([...before, ...some.map((id, at) => [id, read.counts[at] ?? 0] as const)]),
          );
      }
    };
    count().catch(logUnforeseen);
    return () => {
      gone = true;
    };
  }, [cards]);
  return counts;
}

/** Only seats of dates to come are counted. */
const hasSeatsAhead = ({ aforo = 0, own }: FoundCard): boolean =>
  aforo > 0 && own.states.includes('upcoming');

/** '12 van · 3 me gusta'; '' if there is nobody. */
export function countsText({ tipo, cantLikes }: OwnCard, people: number | undefined): string {
  const going =
    people && (tipo === 'evento' ? many(people, 'va', 'van') : many(people, 'la tomó', 'la tomaron'));
  return [going, cantLikes && `${cantLikes} me gusta`].filter(Boolean).join(' · ');
}

const many = (amount: number, singular: string, more: string) =>
  `${amount} ${amount === 1 ? singular : more}`;
