import { hasPesos } from '@vidriera/domain/item/precio';
import { LIMITS } from '@vidriera/domain/values/limits';
import { fieldOf } from '@vidriera/kit/forms/field-of';
import { ChipGroup } from '@vidriera/kit/ui/form/chip-group';
import { FormSection } from '@vidriera/kit/ui/form/form-section';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { useFormContext } from 'react-hook-form';
import type { PostValues } from '../values.ts';

const TIPOS = [
  { value: '', label: 'Sin aclarar' },
  { value: 'gratis', label: 'Gratis' },
  { value: 'gorra', label: 'A la gorra' },
  { value: 'fijo', label: 'Precio fijo' },
  { value: 'desde', label: 'Desde…' },
];
const PERIODOS = [
  { value: 'total', label: 'En total' },
  { value: 'mes', label: 'Por mes' },
];

/** The price: a kind, and its amount. @param perMonth whether a monthly price is possible */
export function PrecioFields({ perMonth = false }: { perMonth?: boolean }) {
  const form = useFormContext<PostValues>();
  const field = fieldOf(form);
  const tipo = form.watch('precio.tipo');
  return (
    <FormSection title="Precio">
      <ChipGroup legend="Cuánto sale (opcional)" type="radio" options={TIPOS} {...field('precio.tipo')} />
      {hasPesos(tipo) ? (
        <>
          <TextInput
            label={tipo === 'desde' ? 'Desde cuánto' : 'Cuánto'}
            prefix="$"
            inputMode="numeric"
            required
            autoComplete="off"
            placeholder="6.000"
            limit={LIMITS.typedPesos}
            {...field('precio.pesos')}
          />
          {perMonth ? (
            <ChipGroup legend="Se paga" type="radio" options={PERIODOS} {...field('precio.periodo')} />
          ) : null}
        </>
      ) : null}
      {tipo ? (
        <TextInput
          label="Aclaración"
          optional
          autoComplete="off"
          placeholder="Con la clase incluida"
          limit={LIMITS.aclaracionPrecio}
          {...field('precio.aclaracion')}
        />
      ) : null}
    </FormSection>
  );
}
