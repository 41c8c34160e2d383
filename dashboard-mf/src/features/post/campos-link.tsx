import { FormSection } from 'kit/ui/form-section';
import { TextInput } from 'kit/ui/text-input';
import { useFormContext } from 'react-hook-form';
import { CamposBasicos } from './campos-basicos.tsx';
import type { Valores } from './valores.ts';

/** What a link has: where it leads. */
export function CamposLink() {
  const {
    register,
    formState: { errors },
  } = useFormContext<Valores>();
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
      <CamposBasicos tipo="link" />
    </FormSection>
  );
}
