import { LICENCIATURAS } from 'domain/curso';
import { LIMITES } from 'domain/limits';
import { ChipGroup } from 'kit/ui/chip-group';
import { FormSection } from 'kit/ui/form-section';
import { Select } from 'kit/ui/select';
import { TextArea } from 'kit/ui/text-area';
import { TextInput } from 'kit/ui/text-input';
import { useFormContext } from 'react-hook-form';
import { CamposBasicos } from './campos-basicos.tsx';
import { CamposHorario } from './campos-horario.tsx';
import { CamposLugar } from './campos-lugar.tsx';
import { CamposReserva } from './campos-reserva.tsx';
import { CamposVigencia } from './campos-vigencia.tsx';
import { POR_ID } from './categorias.ts';
import { Par } from './par.tsx';
import type { Valores } from './valores.ts';

const TITULOS = LICENCIATURAS.map((value) => ({ value, label: value }));

/** What a course has. */
export function CamposCurso() {
  const {
    register,
    watch,
    formState: { errors },
  } = useFormContext<Valores>();
  const elegidas = watch('categorias');
  const quedan = LIMITES.categoriasCurso - elegidas.length;
  return (
    <>
      <FormSection title="Qué">
        <CamposBasicos tipo="curso" />
        <ChipGroup
          legend="Categorías (opcional)"
          help={`Hasta ${LIMITES.categoriasCurso}: la primera de la lista es la que se muestra.`}
          type="checkbox"
          options={POR_ID}
          inputProps={register('categorias')}
          error={
            quedan < 0 ? `Elegí hasta ${LIMITES.categoriasCurso} categorías.` : errors.categorias?.message
          }
        />
      </FormSection>
      <FormSection title="Cuándo">
        <CamposVigencia desde="Empieza el" hasta="Termina el" />
        <CamposHorario />
        <TextInput
          label="Cantidad de horas"
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          optional
          error={errors.cantHoras?.message}
          {...register('cantHoras')}
        />
      </FormSection>
      <FormSection title="Quién lo da">
        <Par>
          <Select
            label="Título del profe"
            options={TITULOS}
            error={errors.licenciatura?.message}
            {...register('licenciatura')}
          />
          <TextInput
            label="Nombre del profe"
            optional
            autoComplete="off"
            error={errors.nombreProfe?.message}
            {...register('nombreProfe')}
          />
        </Par>
        <TextArea
          label="Sobre quien lo da"
          optional
          rows={3}
          error={errors.referenciaProfe?.message}
          {...register('referenciaProfe')}
        />
      </FormSection>
      <CamposLugar />
      <CamposReserva />
    </>
  );
}
