import { fieldOf } from '@vidriera/kit/forms/field-of';
import { CheckBox } from '@vidriera/kit/ui/form/check-box';
import { ChipGroup } from '@vidriera/kit/ui/form/chip-group';
import { FormSection } from '@vidriera/kit/ui/form/form-section';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { useFormContext } from 'react-hook-form';
import type { PostValues } from '../values.ts';
import { BasicFields } from './basic-fields.tsx';
import { BY_TITULO } from './categorias.tsx';
import { FechaFields } from './fecha-fields.tsx';
import { HorarioFields } from './horario-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { PrecioFields } from './precio-fields.tsx';
import { ReservaFields } from './reserva-fields.tsx';

/** Whether an event of several days goes on without a break; asked once days and hours are given. */
function StretchField() {
  const form = useFormContext<PostValues>();
  const [tipo, fechaFin, horaInicio] = form.watch(['tipoFecha', 'fechaFin', 'horaInicio']);
  if (tipo !== 'exacta' || !fechaFin || !horaInicio) return null;
  return (
    <CheckBox
      label="De corrido: empieza el primer día y termina el último. Sin marcar, cada día tiene este horario."
      {...fieldOf(form)('corrido')}
    />
  );
}

export function EventoFields() {
  const field = fieldOf(useFormContext<PostValues>());
  return (
    <>
      <FormSection title="Qué">
        <BasicFields tipo="evento" />
      </FormSection>
      <FormSection title="Cuándo">
        <FechaFields />
        <HorarioFields />
        <StretchField />
      </FormSection>
      <FormSection title="Para encontrarlo">
        <ChipGroup legend="Categoría" type="radio" options={BY_TITULO} {...field('categoria')} />
      </FormSection>
      <PlaceFields />
      <PrecioFields />
      <ReservaFields>
        <TextInput
          label="Lugares"
          help="Cuántos entran en cada fecha: se anotan acá, con «Voy». Vacío o 0: no se anotan. Solo sin link de reserva. En «Quiénes van» les preguntás algo o les escribís."
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          optional
          {...field('aforo')}
        />
      </ReservaFields>
    </>
  );
}
