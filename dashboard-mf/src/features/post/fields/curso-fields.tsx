import { LICENCIATURAS } from '@vidriera/domain/curso/curso';
import { daysOf, readRegla, writeRegla } from '@vidriera/domain/evento/regla';
import { repeatText } from '@vidriera/domain/evento/regla-words';
import { LIMITS } from '@vidriera/domain/values/limits';
import { fieldOf } from '@vidriera/kit/forms/field-of';
import { ChipGroup } from '@vidriera/kit/ui/form/chip-group';
import { FormSection } from '@vidriera/kit/ui/form/form-section';
import { Select } from '@vidriera/kit/ui/form/select';
import { TextArea } from '@vidriera/kit/ui/form/text-area';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import type { ChangeEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import type { PostValues } from '../values.ts';
import { BasicFields } from './basic-fields.tsx';
import { BY_ID } from './categorias.tsx';
import { HorarioFields } from './horario-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { PrecioFields } from './precio-fields.tsx';
import { ReservaFields } from './reserva-fields.tsx';
import { ValidityFields } from './validity-fields.tsx';
import { WEEKDAYS } from './weekdays.ts';

/** On which days of every week a course is given. */
function WeekdayFields() {
  const form = useFormContext<PostValues>();
  const regla = readRegla(form.watch('regla'));
  const chosen = daysOf(regla);
  // An event's rule that was typed before the kind was changed may say more than days.
  const isWeekly = !regla || ('days' in regla && regla.every === 1);
  const onDay = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const day = Number(target.value);
    const days = target.checked ? [...chosen, day] : chosen.filter((chosenDay) => chosenDay !== day);
    form.setValue('regla', days.length > 0 ? writeRegla({ every: 1, days }) : '', { shouldDirty: true });
  };
  return (
    <ChipGroup
      legend="Qué días (opcional)"
      name="regla"
      type="checkbox"
      options={WEEKDAYS}
      chosen={chosen.map(String)}
      onChange={onDay}
      {...(!isWeekly && { help: repeatText({ fechaPeriodica: null, regla: writeRegla(regla) }) ?? '' })}
    />
  );
}

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
