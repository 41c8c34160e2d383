import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../class-names.ts';
import styles from './chip-group.module.css';
import { FieldError } from './field-error.tsx';

interface ChipGroupProps extends ComponentProps<'input'> {
  legend: string;
  /** `radio`: one of them; `checkbox`: any number. */
  type: 'radio' | 'checkbox';
  options: readonly { value: string; label: string; icon?: ReactNode }[];
  /** What is chosen, of a choice that its screen keeps itself. */
  chosen?: string;
  /** What is chosen at first, of a choice that the browser keeps. */
  initial?: string;
  help?: string;
  error?: string | null | undefined;
}

/** A choice among chips: real radio buttons or check boxes in a fieldset, each of which takes react-hook-form's `register(…)`. */
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
          <label key={value} className={styles.chip}>
            <input
              {...input}
              {...(chosen !== undefined && { checked: chosen === value })}
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
