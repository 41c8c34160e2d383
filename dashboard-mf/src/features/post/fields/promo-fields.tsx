import { fieldOf } from '@vidriera/kit/forms/field-of';
import { FormSection } from '@vidriera/kit/ui/form/form-section';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { useFormContext } from 'react-hook-form';
import type { PostValues } from '../values.ts';
import { BasicFields } from './basic-fields.tsx';
import { LocalidadField } from './localidad-field.tsx';
import { PrecioFields } from './precio-fields.tsx';
import { ValidityFields } from './validity-fields.tsx';

export function PromoFields() {
  const field = fieldOf(useFormContext<PostValues>());
  return (
    <>
      <FormSection title="Qué se llevan">
        <BasicFields tipo="promo" />
        <TextInput
          label="Cantidad de canjes"
          help="Cuántas personas pueden tomarla, una cada una. Vacío o 0: sin tope."
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          optional
          {...field('cantCanjeos')}
        />
      </FormSection>
      <FormSection title="Cuándo vale">
        <ValidityFields from="Desde el" to="Hasta el" />
      </FormSection>
      <PrecioFields />
      <FormSection title="Dónde vale">
        <LocalidadField />
      </FormSection>
    </>
  );
}
