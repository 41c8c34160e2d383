import { messages } from '@vidriera/domain/messages/messages';
import type { Reminder } from '@vidriera/domain/seats/wire-schema';
import { cx } from '@vidriera/kit/class-names';
import { detailPath } from '@vidriera/kit/going/detail-path';
import { whenText } from '@vidriera/kit/seats/seat-words';
import { Button } from '@vidriera/kit/ui/parts/button';
import { now } from '@vidriera/kit/words/format';
import { Link } from '@vidriera/router';
import { useState } from 'react';
import lists from '../own-lists/own-lists.module.css';
import styles from './mis-lugares.module.css';

interface ReminderRowProps {
  reminder: Reminder;
  onStop: () => Promise<void>;
}

/** A date that the person is reminded of, and a button to take that back. */
export function ReminderRow({ reminder, onStop }: ReminderRowProps) {
  const { evento, titulo, startsAt, isHidden, isPaused } = reminder;
  const [busy, setBusy] = useState(false);
  const stop = async () => {
    setBusy(true);
    await onStop();
    setBusy(false);
  };
  return (
    <li className={cx(lists.row, styles.linked)}>
      <div>
        {isHidden ? <b>{titulo}</b> : <Link to={detailPath('evento', evento)}>{titulo}</Link>}
        <p className="soft">{whenText(startsAt, now())}</p>
        {isPaused ? <p className="soft">{messages.seats.unavailable}</p> : null}
      </div>
      <Button
        kind="ghost"
        busy={busy}
        busyText="Guardando…"
        aria-label={`No me avises: ${titulo}`}
        onClick={() => void stop()}
      >
        No me avises
      </Button>
    </li>
  );
}
