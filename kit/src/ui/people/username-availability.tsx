import CircleAlert from '@lucide/icons/icons/circle-alert';
import CircleCheck from '@lucide/icons/icons/circle-check';
import type { UsernameStatus } from '../../hooks/use-username-availability.ts';
import { Icon } from '../parts/icon.tsx';
import styles from './username-availability.module.css';

interface UsernameAvailabilityProps {
  available: UsernameStatus;
  onChoose: (username: string) => void;
}

/** A username's availability. Its line is always rendered, so nothing shifts. */
export function UsernameAvailability({ available, onChoose }: UsernameAvailabilityProps) {
  const suggestions = suggestionsOf(available);
  return (
    <div className={styles.box}>
      <p role="status" className={styles.line} data-state={available.status}>
        {available.status === 'checking' ? <span>Viendo si está libre…</span> : null}
        {available.status === 'free' ? (
          <>
            <Icon of={CircleCheck} size={18} />
            <span>{available.proposed ? 'Te quedaría así, y está libre:' : '¡Está libre!'}</span>
          </>
        ) : null}
        {available.status === 'no' ? (
          <>
            <Icon of={CircleAlert} size={18} />
            <span>{available.reason}</span>
          </>
        ) : null}
      </p>
      {suggestions.length ? (
        <p className={styles.others}>
          {suggestions.map((other) => (
            <button key={other} type="button" className={styles.other} onClick={() => onChoose(other)}>
              {other}
            </button>
          ))}
        </p>
      ) : null}
    </div>
  );
}

/** Names to choose instead of the typed one. */
function suggestionsOf(available: UsernameStatus): string[] {
  if (available.status === 'free') return available.proposed ? [available.username] : [];
  return available.status === 'no' ? available.suggestions : [];
}
