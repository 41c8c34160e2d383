import { ChipGroup } from 'kit/ui/chip-group';
import { FormSection } from 'kit/ui/form-section';
import { useFormContext } from 'react-hook-form';
import { CamposBasicos } from './campos-basicos.tsx';
import { CamposFecha } from './campos-fecha.tsx';
import { CamposHorario } from './campos-horario.tsx';
import { CamposLugar } from './campos-lugar.tsx';
import { CamposReserva } from './campos-reserva.tsx';
import { POR_TITULO } from './categorias.ts';
import type { Valores } from './valores.ts';

/** What an event has. */
export function CamposEvento() {
  const {
    register,
    formState: { errors },
  } = useFormContext<Valores>();
  return (
    <>
      <FormSection title="Qué">
        <CamposBasicos tipo="evento" />
        <ChipGroup
          legend="Categoría"
          type="radio"
          options={POR_TITULO}
          inputProps={register('categoria')}
          error={errors.categoria?.message}
        />
      </FormSection>
      <FormSection title="Cuándo">
        <CamposFecha />
        <CamposHorario />
      </FormSection>
      <CamposLugar />
      <CamposReserva />
    </>
  );
}
