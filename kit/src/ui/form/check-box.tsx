import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from '../parts/field-error.tsx';
import styles from './check-box.module.css';

interface CheckBoxProps extends ComponentProps<'input'> {
  label: ReactNode;
  error?: string | null | undefined;
}

/** A labelled check box; takes react-hook-form's `register(…)`. */
export function CheckBox({ label, error, ...input }: CheckBoxProps) {
  const id = useId();
  return (
    <div>
      <div className={styles.row}>
        <input
          {...input}
          type="checkbox"
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={styles.box}
        />
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
