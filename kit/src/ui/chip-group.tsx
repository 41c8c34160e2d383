import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../class-names.ts';
import styles from './chip-group.module.css';
import { FieldError } from './field.tsx';

interface ChipGroupProps {
  legend: string;
  /** Keep the legend for screen readers only. */
  hideLegend?: boolean;
  /** `radio`: one of them; `checkbox`: any number. */
  type: 'radio' | 'checkbox';
  options: readonly { value: string; label: string; icon?: ReactNode }[];
  /** What is chosen, when the caller keeps it; leave it out with react-hook-form. */
  value?: string | readonly string[];
  /** The chip pressed and whether it is on now. */
  onToggle?: (value: string, on: boolean) => void;
  /** Given to every input: react-hook-form's `register(…)`, or a `name`. */
  inputProps?: ComponentProps<'input'>;
  help?: string;
  error?: string | null | undefined;
  className?: string;
}

/** A choice among chips: real radio buttons or check boxes in a fieldset. */
export function ChipGroup({
  legend,
  hideLegend,
  type,
  options,
  value,
  onToggle,
  inputProps,
  help,
  error,
  className,
}: ChipGroupProps) {
  const id = useId();
  const chosen = (option: string) =>
    value === undefined
      ? {}
      : { checked: typeof value === 'string' ? value === option : value.includes(option) };
  return (
    <fieldset className={cx(styles.group, className)} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={hideLegend ? 'sr-only' : styles.legend}>{legend}</legend>
      {help ? <p className={styles.help}>{help}</p> : null}
      <div className={styles.chips}>
        {options.map((option) => (
          <label key={option.value} className={styles.chip}>
            <input
              {...inputProps}
              {...chosen(option.value)}
              {...(onToggle ? { onChange: (event) => onToggle(option.value, event.target.checked) } : {})}
              name={inputProps?.name ?? id}
              type={type}
              value={option.value}
              className={styles.input}
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
