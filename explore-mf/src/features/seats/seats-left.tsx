import type { CardOf, Detail } from '@vidriera/domain/item/wire-schema';
import { agendaDay } from '@vidriera/domain/values/local-time';
import { subscribeSeatChanges } from '@vidriera/kit/own-seats';
import { leftText, shortWhen } from '@vidriera/kit/seat-words';
import { OwnSeatsMark } from '@vidriera/kit/ui/own-seats-mark';
import { useEffect, useState } from 'react';
import { keepsSeats } from './keeps-seats.ts';

interface SeatsLeftProps {
  evento: Extract<Detail, { tipo: 'evento' }>;
  past: boolean;
  now: string;
}

/** 'Quedan 6 de 24' for the next date, and 'Vas'. The server renders only the total, because its pages are cached. */
export function SeatsLeft({ evento, past, now }: SeatsLeftProps) {
  const left = useLeft(evento, keepsSeats(evento, past));
  const when = left && evento.fechaPeriodica ? `${shortWhen(left.startsAt, agendaDay(now))}: ` : '';
  return (
    <>
      <OwnSeatsMark evento={evento.id} />
      <span>{left ? when + leftText(left.free, left.aforo) : evento.aforo}</span>
    </>
  );
}

interface Left {
  startsAt: string;
  free: number;
  aforo: number;
}

/** Returns the free seats of the next date; reads again when the person's seats change. */
function useLeft(
  { id, proximaFecha }: Pick<CardOf<'evento'>, 'id' | 'proximaFecha'>,
  isKept: boolean,
): Left | null {
  const [left, setLeft] = useState<Left | null>(null);
  useEffect(() => {
    if (!isKept || !proximaFecha) return;
    let gone = false;
    const look = async () => {
      try {
        const { askSeats } = await import('@vidriera/kit/requests/ask-seats');
        const { dates } = await askSeats({ what: 'dates', evento: id, fecha: proximaFecha });
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
  }, [id, proximaFecha, isKept]);
  return left;
}
