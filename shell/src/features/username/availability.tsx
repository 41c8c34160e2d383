import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import styles from './availability.module.css';
import type { UsernameStatus } from './use-availability.ts';

interface AvailabilityProps {
  available: UsernameStatus;
  /** Takes one of the free names near it. */
  onChoose: (username: string) => void;
}

/** What is known of a name while it is typed; its line is always there, so nothing jumps. */
export function Availability({ available, onChoose }: AvailabilityProps) {
  const others = othersOf(available);
  return (
    <div className={styles.box}>
      <p role="status" className={styles.line} data-state={available.status}>
        {available.status === 'checking' ? 'Viendo si está libre…' : null}
        {available.status === 'free' ? (
          <>
            <CircleCheck size={18} /> {available.proposed ? 'Te quedaría así, y está libre:' : '¡Está libre!'}
          </>
        ) : null}
        {available.status === 'no' ? (
          <>
            <CircleAlert size={18} /> <span>{available.reason}</span>
          </>
        ) : null}
      </p>
      {others.length ? (
        <p className={styles.others}>
          {others.map((other) => (
            <button key={other} type="button" className={styles.other} onClick={() => onChoose(other)}>
              {other}
            </button>
          ))}
        </p>
      ) : null}
    </div>
  );
}

/** Names to take up instead of what was typed. */
function othersOf(available: UsernameStatus): string[] {
  if (available.status === 'free') return available.proposed ? [available.username] : [];
  return available.status === 'no' ? available.suggestions : [];
}
