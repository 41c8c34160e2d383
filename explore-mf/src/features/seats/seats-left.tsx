import { reglaOf } from '@vidriera/domain/evento/regla';
import type { Detail } from '@vidriera/domain/item/wire-schema';
import { messages } from '@vidriera/domain/messages/messages';
import { leftText, shortWhen } from '@vidriera/kit/seats/seat-words';
import { OwnSeatsMark } from '@vidriera/kit/ui/cards/own-seats-mark';
import type { Left } from './use-left.ts';

interface SeatsLeftProps {
  evento: Extract<Detail, { tipo: 'evento' }>;
  /** `null`: not read yet, or nobody can book. */
  left: Left | null;
  now: string;
}

/** 'Quedan 6 de 24' for the next date, and 'Vas'. The server renders only the total, because its pages are cached. */
export function SeatsLeft({ evento, left, now }: SeatsLeftProps) {
  const when = left && reglaOf(evento) ? `${shortWhen(left.startsAt, now)}: ` : '';
  return (
    <>
      <OwnSeatsMark evento={evento.id} />
      <span>
        {evento.proximaAgotada
          ? messages.detail.soldOut.evento
          : left
            ? when + leftText(left.free, left.aforo)
            : evento.aforo}
      </span>
    </>
  );
}
