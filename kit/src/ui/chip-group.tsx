import { type ComponentProps, useId } from 'react';
import styles from './chip-group.module.css';
import { FieldError } from './field.tsx';

interface ChipGroupProps extends ComponentProps<'input'> {
  legend: string;
  /** `radio`: one of them; `checkbox`: any number. */
  type: 'radio' | 'checkbox';
  options: readonly { value: string; label: string }[];
  help?: string;
  error?: string | null | undefined;
}

/** A choice among chips: real radio buttons or check boxes in a fieldset, each of which takes react-hook-form's `register(…)`. */
export function ChipGroup({ legend, options, help, error, ...input }: ChipGroupProps) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {help ? <p className="soft">{help}</p> : null}
      <div className="row">
        {options.map(({ value, label }) => (
          <label key={value} className={styles.chip}>
            <input {...input} value={value} className={styles.input} />
            {label}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
