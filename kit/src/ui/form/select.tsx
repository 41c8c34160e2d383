import ChevronDown from '@lucide/icons/icons/chevron-down';
import type { ComponentProps } from 'react';
import { cx } from '../../class-names.ts';
import { Icon } from '../parts/icon.tsx';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

interface SelectProps extends FieldProps, Omit<ComponentProps<'select'>, 'className'> {
  options: readonly { value: string; label: string }[];
  placeholder?: string;
}

export function Select({
  label,
  help,
  error,
  optional,
  className,
  options,
  placeholder,
  ...select
}: SelectProps) {
  return (
    <Field label={label} help={help} error={error} className={className} optional={optional}>
      {(control) => (
        <div className={styles.selectBox}>
          <select {...select} {...control} className={cx(styles.control, styles.select)}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} size={20} />
        </div>
      )}
    </Field>
  );
}
