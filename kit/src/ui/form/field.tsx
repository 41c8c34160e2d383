import { messages } from '@vidriera/domain/messages/messages';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from '../../class-names.ts';
import { useLimit } from '../../hooks/use-limit.ts';
import { FieldError } from '../parts/field-error.tsx';
import { LimitCount } from '../parts/limit-count.tsx';
import styles from './field.module.css';

/** Props that link a control to its label, help and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  maxLength: number | undefined;
}

export interface FieldProps {
  label: ReactNode;
  help?: ReactNode;
  error?: string | null | undefined;
  optional?: boolean | undefined;
  /** Maximum characters. Shows the count near the maximum; cuts longer text, with a note. */
  limit?: number | undefined;
  className?: string | undefined;
}

/** Label, control, help and error. `children` receives the props that link them. */
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
  // Restoring a draft changes the text without an event.
  useEffect(() => void measure(box.current?.querySelector<HTMLInputElement>('input, textarea')));
  const problem = limit !== undefined && tooLong ? messages.fields.tooLong(limit) : error;
  const describedBy = [help ? 'help' : '', left || cut ? 'count' : '', problem ? 'error' : '']
    .flatMap((part) => (part ? [`${id}-${part}`] : []))
    .join(' ');
  return (
    <div ref={box} className={cx(styles.field, className)} {...watch}>
      <label htmlFor={id} className={styles.label}>
        <span>{label}</span>
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
      {limit === undefined ? null : <LimitCount id={`${id}-count`} left={left} cut={cut} />}
      <FieldError id={`${id}-error`} error={problem} />
    </div>
  );
}
