import { fieldOf } from '@vidriera/kit/forms/field-of';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { useFormContext } from 'react-hook-form';
import type { PostValues } from '../values.ts';
import { useKeptDate } from './kept-date.tsx';
import { Pair } from './pair.tsx';

interface ValidityFieldsProps {
  from: string;
  to: string;
  required?: boolean;
  /** The first day was typed. */
  onFrom?: () => void;
}

/** First and last day, of courses, promos and repeating events. */
export function ValidityFields({
  from,
  to,
  required = false,
  onFrom = () => undefined,
}: ValidityFieldsProps) {
  const form = useFormContext<PostValues>();
  const field = fieldOf(form);
  const kept = useKeptDate(['fechaDesde', 'fechaHasta']);
  return (
    <>
      <Pair>
        <TextInput
          label={from}
          type="date"
          required={required}
          optional={!required}
          help={kept.helpOf('fechaDesde')}
          {...field('fechaDesde', { deps: ['fechaHasta'], onBlur: onFrom })}
        />
        <TextInput
          label={to}
          type="date"
          optional
          help={kept.helpOf('fechaHasta')}
          min={form.watch('fechaDesde') || undefined}
          {...field('fechaHasta')}
        />
      </Pair>
      {kept.confirmation}
    </>
  );
}
