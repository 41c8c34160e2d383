import type { ComponentProps } from 'react';
import { cx } from '../../class-names.ts';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

export function TextArea({
  label,
  help,
  error,
  optional,
  limit,
  className,
  ...area
}: FieldProps & { limit: number } & Omit<ComponentProps<'textarea'>, 'className'>) {
  return (
    <Field label={label} help={help} error={error} className={className} optional={optional} limit={limit}>
      {(control) => <textarea rows={5} {...area} {...control} className={cx(styles.control, styles.area)} />}
    </Field>
  );
}
