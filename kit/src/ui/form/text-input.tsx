import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

/** Text inputs need a limit. */
type TypeAndLimit =
  | { type?: 'text' | 'search' | 'email' | 'url' | 'tel' | 'password' | undefined; limit: number }
  | { type: 'date' | 'datetime-local' | 'time' | 'number'; limit?: never }
  | { type?: 'text' | 'email' | undefined; readOnly: true; limit?: never };

type TextInputProps = TypeAndLimit &
  Omit<FieldProps, 'limit'> &
  Omit<ComponentProps<'input'>, 'className' | 'type'> & {
    /** Fixed text before the input, inside the box: 'vidriera.ar/'. */
    prefix?: string;
    suffix?: ReactNode;
  };

/** A labelled one-line input; takes react-hook-form's `register(…)`. */
export function TextInput({
  label,
  help,
  error,
  optional,
  limit,
  className,
  prefix,
  suffix,
  ...input
}: TextInputProps) {
  const boxed = prefix !== undefined || suffix !== undefined;
  return (
    <Field label={label} help={help} error={error} className={className} optional={optional} limit={limit}>
      {(control) => {
        const box = <input type="text" {...input} {...control} className={styles.control} />;
        if (!boxed) return box;
        return (
          <div className={styles.group}>
            {prefix ? <span className={styles.prefix}>{prefix}</span> : null}
            {box}
            {suffix ? <span className={styles.suffix}>{suffix}</span> : null}
          </div>
        );
      }}
    </Field>
  );
}
