import type { Detail } from '@vidriera/domain/item/wire-schema';
import type { SeatDate } from '@vidriera/domain/seats/wire-schema';
import { subscribeSeatChanges } from '@vidriera/kit/seats/own-seats';
import { useEffect, useState } from 'react';
import { keepsSeats } from './keeps-seats.ts';

/** The page's date: its free seats, and the person's. */
export type Left = Omit<SeatDate, 'fecha'>;

/** Returns the free seats of an event's next date; reads again when the person's seats change. @param past it is over */
export function useLeft(detail: Detail, past: boolean): Left | null {
  const [left, setLeft] = useState<Left | null>(null);
  const { id } = detail;
  const fecha = keepsSeats(detail, past) ? detail.proximaFecha : null;
  useEffect(() => {
    if (!fecha) return;
    let gone = false;
    const look = async () => {
      try {
        const { askSeats } = await import('@vidriera/kit/requests/ask-seats');
        const { dates } = await askSeats({ what: 'dates', evento: id, fecha });
        if (!gone) setLeft(dates[0] ?? null);
      } catch (caught) {
        console.warn('failed to load free seats:', caught);
      }
    };
    void look();
    const unsubscribe = subscribeSeatChanges(() => void look());
    return () => {
      gone = true;
      unsubscribe();
    };
  }, [id, fecha]);
  return left;
}
