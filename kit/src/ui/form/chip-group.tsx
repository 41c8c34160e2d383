import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../class-names.ts';
import { FieldError } from '../parts/field-error.tsx';
import styles from './chip-group.module.css';

interface ChipGroupProps extends ComponentProps<'input'> {
  legend: string;
  type: 'radio' | 'checkbox';
  options: readonly { value: string; label: string; icon?: ReactNode }[];
  /** The choice or choices, if the screen holds them. */
  chosen?: string | readonly string[];
  /** The initial choice, if the browser holds it. */
  initial?: string;
  help?: string;
  error?: string | null | undefined;
}

/** A choice among chips: native radio buttons or check boxes in a fieldset; each takes react-hook-form's `register(…)`. */
export function ChipGroup({ legend, options, chosen, initial, help, error, ...input }: ChipGroupProps) {
  const id = useId();
  return (
    <fieldset
      className={styles.group}
      aria-describedby={cx(help && `${id}-help`, error && `${id}-error`) || undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className="row">
        {options.map(({ value, label, icon }) => (
          // Another label is another element: React would write to a text that a translation has replaced.
          <label key={`${value} ${label}`} className={styles.chip}>
            <input
              {...input}
              {...(chosen !== undefined && { checked: [chosen].flat().includes(value) })}
              {...(initial !== undefined && { defaultChecked: initial === value })}
              value={value}
              className={styles.input}
            />
            {icon}
            {label}
          </label>
        ))}
      </div>
      {help ? (
        <p id={`${id}-help`} className="soft">
          {help}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
