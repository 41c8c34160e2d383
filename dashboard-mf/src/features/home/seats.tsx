import { messages } from '@vidriera/domain/messages/messages';
import type { Party } from '@vidriera/domain/seats/wire-schema';
import { quoted } from '@vidriera/domain/values/isolated';
import type { LocalTime } from '@vidriera/domain/values/local-time';
import { detailPath } from '@vidriera/kit/going/detail-path';
import { askConfirm } from '@vidriera/kit/messages/dialogs';
import { leaveWords, standingText, whenText } from '@vidriera/kit/seats/seat-words';
import { Button } from '@vidriera/kit/ui/parts/button';
import { Link } from '@vidriera/router';
import { useId, useState } from 'react';
import { GuestMessages } from './guest-messages.tsx';
import styles from './seats.module.css';

interface SeatsProps {
  parties: readonly Party[];
  now: LocalTime;
  onLeave: (party: Party) => Promise<void>;
}

export function Seats({ parties, now, onLeave }: SeatsProps) {
  const id = useId();
  if (parties.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.seats}>
      <header>
        <h2 id={id}>Tus lugares</h2>
        <Link to="/mis-lugares" className={styles.all} aria-label="Ver todo: Tus lugares">
          Ver todo
        </Link>
      </header>
      <ul aria-label="A qué vas">
        {parties.map((party) => (
          <OneParty
            key={`${party.evento} ${party.fecha}`}
            party={party}
            now={now}
            onLeave={() => onLeave(party)}
          />
        ))}
      </ul>
    </section>
  );
}

/** A date with the person's seats, and a button to leave it. */
export function OneParty({
  party,
  now,
  onLeave,
}: {
  party: Party;
  now: LocalTime;
  onLeave: () => Promise<void>;
}) {
  const [busy, setBusy] = useState(false);
  const { evento, titulo, startsAt, held, isHidden, isPaused, messages: written } = party;
  const goes = held > 0;
  const leaving = leaveWords(goes);
  const give = async () => {
    const words = goes
      ? `¿No vas a ${quoted(titulo)}? Tus lugares pasan a quien espera.`
      : `¿Dejás de esperar lugares de ${quoted(titulo)}?`;
    if (!(await askConfirm(words, leaving))) return;
    setBusy(true);
    await onLeave();
    setBusy(false);
  };
  return (
    <li className={styles.party}>
      <div>
        {isHidden ? <b>{titulo}</b> : <Link to={detailPath('evento', evento)}>{titulo}</Link>}
        <p>
          <b>{standingText(party)}</b> · {whenText(startsAt, now)}
        </p>
        {isPaused ? <p className="soft">{messages.seats.unavailable}</p> : null}
        <GuestMessages messages={written} />
      </div>
      <Button
        kind="ghost"
        busy={busy}
        busyText="Guardando…"
        aria-label={`${leaving.yes}: ${titulo}`}
        onClick={() => void give()}
      >
        {leaving.yes}
      </Button>
    </li>
  );
}
