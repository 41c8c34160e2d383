import CircleAlert from '@lucide/icons/icons/circle-alert';
import styles from './field-error.module.css';
import { Icon } from './icon.tsx';

/** An error with its icon; nothing without one. */
export function FieldError({ id, error }: { id?: string; error: string | null | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className={styles.error} role="alert">
      {error.startsWith('⚠') ? null : <Icon of={CircleAlert} size={18} />}
      <span>{error}</span>
    </p>
  );
}
