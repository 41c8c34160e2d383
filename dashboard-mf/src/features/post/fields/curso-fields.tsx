import { LICENCIATURAS } from '@vidriera/domain/curso/curso';
import { LIMITS } from '@vidriera/domain/values/limits';
import { fieldOf } from '@vidriera/kit/forms/field-of';
import { ChipGroup } from '@vidriera/kit/ui/form/chip-group';
import { FormSection } from '@vidriera/kit/ui/form/form-section';
import { Select } from '@vidriera/kit/ui/form/select';
import { TextArea } from '@vidriera/kit/ui/form/text-area';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { useFormContext } from 'react-hook-form';
import type { PostValues } from '../values.ts';
import { BasicFields } from './basic-fields.tsx';
import { BY_ID } from './categorias.tsx';
import { HorarioFields } from './horario-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { PrecioFields } from './precio-fields.tsx';
import { ReservaFields } from './reserva-fields.tsx';
import { ValidityFields } from './validity-fields.tsx';
import { WeekdayFields } from './weekday-fields.tsx';

const TITULOS = LICENCIATURAS.map((value) => ({ value, label: value }));

export function CursoFields() {
  const form = useFormContext<PostValues>();
  const field = fieldOf(form);
  const chosen = form.watch('categorias');
  const left = LIMITS.categoriasCurso - chosen.length;
  return (
    <>
      <FormSection title="Qué">
        <BasicFields tipo="curso" />
        <ChipGroup
          legend="Categorías (opcional)"
          help={`Hasta ${LIMITS.categoriasCurso}: la primera de la lista es la que se muestra.`}
          type="checkbox"
          options={BY_ID}
          {...field('categorias')}
          {...(left < 0 && { error: `Elegí hasta ${LIMITS.categoriasCurso} categorías.` })}
        />
      </FormSection>
      <FormSection title="Cuándo">
        <ValidityFields from="Empieza el" to="Termina el" />
        <WeekdayFields />
        <HorarioFields />
        <TextInput
          label="Cantidad de horas"
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          optional
          {...field('cantHoras')}
        />
      </FormSection>
      <FormSection title="Quién lo da">
        <Select label="Título del profe" options={TITULOS} {...field('licenciatura')} />
        <TextInput
          label="Nombre del profe"
          optional
          autoComplete="off"
          limit={LIMITS.nombre}
          {...field('nombreProfe')}
        />
        <TextArea
          label="Sobre quien lo da"
          optional
          rows={3}
          limit={LIMITS.descripcion}
          {...field('referenciaProfe')}
        />
      </FormSection>
      <PlaceFields />
      <PrecioFields perMonth />
      <ReservaFields />
    </>
  );
}
