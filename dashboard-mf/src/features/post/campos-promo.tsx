import { FormSection } from 'kit/ui/form-section';
import { TextInput } from 'kit/ui/text-input';
import { useFormContext } from 'react-hook-form';
import { CamposBasicos } from './campos-basicos.tsx';
import { CamposVigencia } from './campos-vigencia.tsx';
import type { Valores } from './valores.ts';

/** What a promo has. */
export function CamposPromo() {
  const {
    register,
    formState: { errors },
  } = useFormContext<Valores>();
  return (
    <>
      <FormSection title="Qué se llevan">
        <CamposBasicos tipo="promo" />
        <TextInput
          label="Cantidad de canjes"
          help="Cuántas veces se puede usar. Vacío: sin número."
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          optional
          error={errors.cantCanjeos?.message}
          {...register('cantCanjeos')}
        />
      </FormSection>
      <FormSection title="Cuándo vale">
        <CamposVigencia desde="Desde el" hasta="Hasta el" />
      </FormSection>
    </>
  );
}
