import { playerOf } from '@vidriera/domain/link/players';
import { LIMITS } from '@vidriera/domain/values/limits';
import { safeUrl } from '@vidriera/domain/values/safe-url';
import { fieldOf } from '@vidriera/kit/forms/field-of';
import { CheckBox } from '@vidriera/kit/ui/form/check-box';
import { FormSection } from '@vidriera/kit/ui/form/form-section';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { useFormContext } from 'react-hook-form';
import type { PostValues } from '../values.ts';
import { BasicFields } from './basic-fields.tsx';
import { LinkQuestion } from './link-question.tsx';
import { LinkWords } from './link-words.tsx';

/** Whether a link that leads to a video or music is shown as its player. */
function PlayerField() {
  const form = useFormContext<PostValues>();
  const [enlace, id] = form.watch(['enlace', 'reproductorId']);
  const player = playerOf(safeUrl(enlace), id);
  const name = <input type="hidden" {...form.register('reproductorId')} />;
  if (!player) return name;
  return (
    <>
      {name}
      <CheckBox
        label={`Mostrarlo como reproductor: se escucha o se ve en tu página. Hasta que alguien lo toca, no se pide nada a ${player.site}.`}
        {...fieldOf(form)('reproductor')}
      />
    </>
  );
}

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
      <PlayerField />
      <LinkWords />
      <BasicFields tipo="link" />
    </FormSection>
  );
}
