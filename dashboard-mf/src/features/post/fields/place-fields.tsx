import { MODALIDAD_VISIBLE, MODALIDADES } from '@vidriera/domain/item/item';
import { LIMITS } from '@vidriera/domain/values/limits';
import { fieldOf } from '@vidriera/kit/forms/field-of';
import { ChipGroup } from '@vidriera/kit/ui/form/chip-group';
import { FormSection } from '@vidriera/kit/ui/form/form-section';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { useFormContext } from 'react-hook-form';
import type { PostValues } from '../values.ts';
import { LocalidadField } from './localidad-field.tsx';

const OPTIONS = MODALIDADES.map((value) => ({ value, label: MODALIDAD_VISIBLE[value] }));

export function PlaceFields() {
  const form = useFormContext<PostValues>();
  const field = fieldOf(form);
  return (
    <FormSection title="Dónde">
      <ChipGroup legend="Modalidad" type="radio" options={OPTIONS} {...field('modalidad')} />
      <TextInput
        label="Dirección"
        optional
        placeholder="Calle, número y barrio"
        autoComplete="off"
        limit={LIMITS.direccion}
        {...field('direccion')}
      />
      {form.watch('modalidad') === 'Virtual' ? null : <LocalidadField direccion={form.watch('direccion')} />}
    </FormSection>
  );
}
