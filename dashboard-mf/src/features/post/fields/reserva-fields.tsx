import { LIMITS } from '@vidriera/domain/values/limits';
import { fieldOf } from '@vidriera/kit/forms/field-of';
import { FormSection } from '@vidriera/kit/ui/form/form-section';
import { TextArea } from '@vidriera/kit/ui/form/text-area';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { PostValues } from '../values.ts';
import { LinkQuestion } from './link-question.tsx';

/** How to book. @param children further ways */
export function ReservaFields({ children }: { children?: ReactNode }) {
  const field = fieldOf(useFormContext<PostValues>());
  return (
    <FormSection title="Reservas" help="Con un link mostramos el botón «Reservar / Inscribirme».">
      <TextInput
        label="Link de reserva"
        type="url"
        inputMode="url"
        optional
        placeholder="https://ejemplo.com/entradas"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        limit={LIMITS.url}
        {...field('linkReserva', { deps: ['aforo'] })}
      />
      <LinkQuestion name="linkReserva" />
      <TextArea
        label="Cómo reservar"
        optional
        rows={3}
        limit={LIMITS.descripcion}
        {...field('descripcionReserva')}
      />
      {children}
    </FormSection>
  );
}
