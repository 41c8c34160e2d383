import { LIMITS } from '@vidriera/domain/values/limits';
import { fieldOf } from '@vidriera/kit/forms/field-of';
import { FormSection } from '@vidriera/kit/ui/form/form-section';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { useFormContext } from 'react-hook-form';
import type { PostValues } from '../values.ts';
import { BasicFields } from './basic-fields.tsx';
import { LinkQuestion } from './link-question.tsx';
import { LinkWords } from './link-words.tsx';

export function LinkFields() {
  const field = fieldOf(useFormContext<PostValues>());
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
        limit={LIMITS.url}
        {...field('enlace')}
      />
      <LinkQuestion name="enlace" />
      <LinkWords />
      <BasicFields tipo="link" />
    </FormSection>
  );
}
