import { MODALIDAD_VISIBLE, MODALIDADES } from '@vidriera/domain/item/item';
import { LIMITS } from '@vidriera/domain/values/limits';
import { fieldOf } from '@vidriera/kit/forms/field-of';
import { ChipGroup } from '@vidriera/kit/ui/form/chip-group';
import { FormSection } from '@vidriera/kit/ui/form/form-section';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { Button } from '@vidriera/kit/ui/parts/button';
import { use } from 'react';
import { useFormContext } from 'react-hook-form';
import type { PostValues } from '../values.ts';
import { LocalidadField } from './localidad-field.tsx';
import { OwnPlaceContext } from './own-place.ts';

const OPTIONS = MODALIDADES.map((value) => ({ value, label: MODALIDAD_VISIBLE[value] }));

export function PlaceFields() {
  const form = useFormContext<PostValues>();
  const field = fieldOf(form);
  const own = use(OwnPlaceContext);
  const direccion = form.watch('direccion');
  const isOwn = direccion !== '' && direccion === own?.direccion;
  const empty = () => {
    form.setValue('direccion', '', { shouldDirty: true });
    form.setFocus('direccion');
  };
  return (
    <FormSection title="Dónde">
      <ChipGroup legend="Modalidad" type="radio" options={OPTIONS} {...field('modalidad')} />
      <TextInput
        label="Dirección"
        optional
        help={isOwn ? 'La de tu perfil.' : undefined}
        placeholder="Calle, número y barrio"
        autoComplete="off"
        limit={LIMITS.direccion}
        {...field('direccion')}
      />
      {isOwn ? (
        <Button kind="secondary" onClick={empty}>
          Vaciar la dirección
        </Button>
      ) : null}
      {form.watch('modalidad') === 'Virtual' ? null : <LocalidadField direccion={isOwn ? '' : direccion} />}
    </FormSection>
  );
}
