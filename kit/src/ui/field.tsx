import { messages } from '@vidriera/domain/messages/messages';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from '../class-names.ts';
import { useLimit } from '../use-limit.ts';
import styles from './field.module.css';
import { FieldError } from './field-error.tsx';
import { LimitNote } from './limit-note.tsx';

/** What a control takes so that its label, help and error belong to it. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  maxLength: number | undefined;
}

export interface FieldProps {
  label: ReactNode;
  help?: ReactNode;
  /** Shown with an icon, and read with the control; empty for none. */
  error?: string | null | undefined;
  /** Says '(opcional)' beside the label. */
  optional?: boolean | undefined;
  /** Characters that fit. Near it they are counted; more are cut off, with words. */
  limit?: number | undefined;
  className?: string | undefined;
}

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
  const { watch, measure, tooLong, left, cut } = useLimit(limit);
  // A form writes what was there before, without an event.
  useEffect(() => void measure(box.current?.querySelector<HTMLInputElement>('input, textarea')));
  const problem = limit !== undefined && tooLong ? messages.fields.tooLong(limit) : error;
  const describedBy = [help ? 'help' : '', left || cut ? 'count' : '', problem ? 'error' : '']
    .flatMap((part) => (part ? [`${id}-${part}`] : []))
    .join(' ');
  return (
    <div ref={box} className={cx(styles.field, className)} {...watch}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional ? <span className={styles.optional}> (opcional)</span> : null}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': problem ? true : undefined,
        maxLength: limit,
      })}
      {help ? (
        <p id={`${id}-help`} className="soft">
          {help}
        </p>
      ) : null}
      {limit === undefined ? null : <LimitNote id={`${id}-count`} left={left} cut={cut} />}
      <FieldError id={`${id}-error`} error={problem} />
    </div>
  );
}
