import type { Visibilidad } from '@vidriera/domain/item/access';
import type { Tipo } from '@vidriera/domain/values/ids';
import { fieldOf } from '@vidriera/kit/forms/field-of';
import { ChipGroup } from '@vidriera/kit/ui/form/chip-group';
import { FormSection } from '@vidriera/kit/ui/form/form-section';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { useFormContext } from 'react-hook-form';
import type { PostValues } from '../values.ts';
import { Pair } from './pair.tsx';

const CHOICES: { value: Visibilidad; label: string }[] = [
  { value: 'publico', label: 'Todos' },
  { value: 'enlace', label: 'Quien tenga el enlace' },
  { value: 'oculto', label: 'Nadie (oculto)' },
];

/** The creator's choice of people and moments for an item. A link has no page of its own, so no address. */
export function VisibilityFields({ tipo }: { tipo: Tipo }) {
  const form = useFormContext<PostValues>();
  const field = fieldOf(form);
  const options = tipo === 'link' ? CHOICES.filter(({ value }) => value !== 'enlace') : CHOICES;
  return (
    <FormSection title="Quién lo ve" help="Días y horas de Buenos Aires.">
      <ChipGroup legend="Lo ven" type="radio" options={options} help={HELP[tipo]} {...field('visibilidad')} />
      <Pair>
        <TextInput
          label="Publicar desde"
          type="datetime-local"
          optional
          {...field('publicarDesde', { deps: ['publicarHasta'] })}
        />
        <TextInput
          label="Publicar hasta"
          type="datetime-local"
          optional
          min={form.watch('publicarDesde') || undefined}
          {...field('publicarHasta')}
        />
      </Pair>
    </FormSection>
  );
}

const HELP: Record<Tipo, string> = {
  link: 'Oculto lo ves solo vos, en tu perfil.',
  evento: 'Con el enlace no sale en listas ni buscadores. Si lo ocultás, quien ya tiene lugar lo conserva.',
  curso: 'Con el enlace no sale en listas ni buscadores.',
  promo: 'Con el enlace no sale en listas ni buscadores. Si la ocultás, quien ya la tomó la puede usar.',
};
