import type { Tipo } from 'domain/ids';
import { TextArea } from 'kit/ui/text-area';
import { TextInput } from 'kit/ui/text-input';
import { useFormContext } from 'react-hook-form';
import { EJEMPLO_TITULO } from './textos.ts';
import type { Valores } from './valores.ts';

/** Title and description, which every kind has. */
export function CamposBasicos({ tipo }: { tipo: Tipo }) {
  const {
    register,
    formState: { errors },
  } = useFormContext<Valores>();
  return (
    <>
      <TextInput
        label="Título"
        placeholder={EJEMPLO_TITULO[tipo]}
        autoComplete="off"
        required
        error={errors.titulo?.message}
        {...register('titulo')}
      />
      <TextArea
        label="Descripción"
        help="Contanos de qué se trata, con tus palabras."
        required
        rows={4}
        error={errors.descripcion?.message}
        {...register('descripcion')}
      />
    </>
  );
}
