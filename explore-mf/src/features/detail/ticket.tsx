import { isCalledOff } from '@vidriera/domain/evento/state';
import type { CardOf } from '@vidriera/domain/item/wire-schema';
import { cx } from '@vidriera/kit/class-names';
import { Dotted } from '@vidriera/kit/ui/parts/dotted';
import styles from './ticket.module.css';
import { ticketWords } from './ticket-words.ts';

interface TicketProps {
  evento: CardOf<'evento'>;
  past: boolean;
  now: string;
}

/** An event's day, hour and place. Hidden from screen readers: `Facts` has them in words. */
export function Ticket({ evento, past, now }: TicketProps) {
  const { stub, when, where } = ticketWords(evento, now);
  return (
    <div
      aria-hidden="true"
      className={cx(
        styles.ticket,
        (past || !stub || isCalledOff(evento)) && styles.grey,
        stub && styles.torn,
      )}
    >
      {stub ? (
        <p className={styles.stub}>
          <b>{stub.large}</b>
          {stub.small}
        </p>
      ) : null}
      <p className={styles.words}>
        <b>
          <Dotted text={when} />
        </b>
        <Dotted text={where} />
      </p>
    </div>
  );
}
