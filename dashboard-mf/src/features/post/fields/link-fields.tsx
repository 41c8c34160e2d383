import { FormSection } from 'kit/ui/form-section';
import { TextInput } from 'kit/ui/text-input';
import { useFormContext } from 'react-hook-form';
import type { Values } from '../values.ts';
import { BasicFields } from './basic-fields.tsx';

/** What a link has: where it leads. */
export function LinkFields() {
  const {
    register,
    formState: { errors },
  } = useFormContext<Values>();
  return (
    <FormSection title="Tu link">
      <TextInput
        label="Dirección (URL)"
        type="url"
        inputMode="url"
        placeholder="https://ejemplo.com"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.enlace?.message}
        {...register('enlace')}
      />
      <BasicFields tipo="link" />
    </FormSection>
  );
}
