import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import { cx } from '../class-names.ts';
import styles from './field.module.css';

/** What a control takes so that its label, help and error belong to it. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  help?: ReactNode;
  /** Shown with an icon, and read with the control; empty for none. */
  error?: string | null | undefined;
  /** Says '(opcional)' beside the label. */
  optional?: boolean | undefined;
  className?: string | undefined;
}

/** Label above, control, help and error beneath. `children` gets what ties the control to them. */
export function Field({
  label,
  help,
  error,
  optional,
  className,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const describedBy = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={cx(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional ? <span className={styles.optional}> (opcional)</span> : null}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {help ? (
        <p id={`${id}-help`} className="soft">
          {help}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** An error in words with its icon; nothing without one. */
export function FieldError({ id, error }: { id?: string; error: string | null | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className={styles.error} role="alert">
      <CircleAlert size={18} />
      <span>{error}</span>
    </p>
  );
}
