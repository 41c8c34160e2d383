import { messages } from 'domain/messages/messages';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../class-names.ts';
import styles from './field.module.css';
import { FieldError } from './field-error.tsx';

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
  /** Characters that fit. Near it they are counted; what goes beyond is said, and not cut off. */
  limit?: number | undefined;
  className?: string | undefined;
}

/** The part of a limit from which on characters are counted. */
const NEAR = 0.9;

/** Label above, control, help and error beneath. `children` gets what ties the control to them. */
export function Field({
  label,
  help,
  error,
  optional,
  limit,
  className,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [length, setLength] = useState(0);
  const measure = () => {
    if (limit)
      setLength(box.current?.querySelector<HTMLInputElement>('input, textarea')?.value.trim().length ?? 0);
  };
  useEffect(measure); // a form writes what was there before, without an event
  const near = limit !== undefined && length > limit * NEAR;
  const problem = near && length > limit ? messages.fields.tooLong(limit) : error;
  const describedBy = [help ? 'help' : '', near ? 'count' : '', problem ? 'error' : '']
    .flatMap((part) => (part ? [`${id}-${part}`] : []))
    .join(' ');
  return (
    <div ref={box} className={cx(styles.field, className)} onInput={measure}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional ? <span className={styles.optional}> (opcional)</span> : null}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': problem ? true : undefined,
      })}
      {help ? (
        <p id={`${id}-help`} className="soft">
          {help}
        </p>
      ) : null}
      {near ? (
        <p id={`${id}-count`} className={cx('soft', styles.count)}>
          {length} de {limit}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} error={problem} />
    </div>
  );
}
