import { fieldOf } from '@vidriera/kit/forms/field-of';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { useFormContext } from 'react-hook-form';
import type { PostValues } from '../values.ts';
import { Pair } from './pair.tsx';

/** Start and end, both optional; a night may end after midnight. */
export function HorarioFields() {
  const field = fieldOf(useFormContext<PostValues>());
  return (
    <Pair>
      <TextInput label="Desde las" type="time" optional {...field('horaInicio')} />
      <TextInput label="Hasta las" type="time" optional {...field('horaFin')} />
    </Pair>
  );
}
