import { isCalledOff } from 'domain/evento/state';
import type { CardOf } from 'domain/item/wire-schema';
import { cx } from 'kit/class-names';
import styles from './ticket.module.css';
import { ticketWords } from './ticket-words.ts';

interface TicketProps {
  evento: CardOf<'evento'>;
  past: boolean;
  now: string;
}

/** An event's day, hour and place at a glance. For the eyes: the facts say them in whole words. */
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
        <b>{when}</b>
        {where}
      </p>
    </div>
  );
}
