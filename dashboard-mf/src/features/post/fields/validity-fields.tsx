import { fieldOf } from '@vidriera/kit/forms/field-of';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { useFormContext } from 'react-hook-form';
import type { PostValues } from '../values.ts';
import { useKeptDate } from './kept-date.tsx';
import { Pair } from './pair.tsx';

/** First and last day, of courses, promos and weekly events. */
export function ValidityFields({ from, to }: { from: string; to: string }) {
  const form = useFormContext<PostValues>();
  const field = fieldOf(form);
  const kept = useKeptDate(['fechaDesde', 'fechaHasta']);
  return (
    <>
      <Pair>
        <TextInput
          label={from}
          type="date"
          optional
          help={kept.helpOf('fechaDesde')}
          {...field('fechaDesde', { deps: ['fechaHasta'] })}
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
