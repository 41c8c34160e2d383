import type { Tipo } from '@vidriera/domain/values/ids';
import { LIMITS } from '@vidriera/domain/values/limits';
import { fieldOf } from '@vidriera/kit/forms/field-of';
import { TextArea } from '@vidriera/kit/ui/form/text-area';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { useFormContext } from 'react-hook-form';
import { EXAMPLE_TITULO } from '../texts.ts';
import type { PostValues } from '../values.ts';

export function BasicFields({ tipo }: { tipo: Tipo }) {
  const field = fieldOf(useFormContext<PostValues>());
  return (
    <>
      <TextInput
        label="Título"
        placeholder={EXAMPLE_TITULO[tipo]}
        autoComplete="off"
        required
        limit={LIMITS.titulo}
        {...field('titulo')}
      />
      <TextArea
        label="Descripción"
        help="Contanos de qué se trata, con tus palabras."
        required
        rows={4}
        limit={LIMITS.descripcion}
        {...field('descripcion')}
      />
    </>
  );
}
