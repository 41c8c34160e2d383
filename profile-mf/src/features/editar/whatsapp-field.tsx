import { RED_FIELD } from '@vidriera/domain/perfil/redes';
import { readWhatsapp, shownWhatsapp, whatsappAddress } from '@vidriera/domain/perfil/whatsapp';
import { withoutInvisible } from '@vidriera/domain/values/invisible';
import { LIMITS } from '@vidriera/domain/values/limits';
import { fieldOf } from '@vidriera/kit/forms/field-of';
import { useDebounced } from '@vidriera/kit/hooks/use-debounced';
import { CheckBox } from '@vidriera/kit/ui/form/check-box';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { BrandIcon } from '@vidriera/kit/ui/parts/brand-icon';
import { Button } from '@vidriera/kit/ui/parts/button';
import { type ChangeEvent, type FocusEvent, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import styles from './perfil-form.module.css';
import { TYPING_PAUSE_MS } from './typing-pause.ts';
import type { PerfilValues } from './values.ts';

const NAME = RED_FIELD.whatsapp;

/** Returns the complete number; the typed text if nothing is missing. */
function rewritten(typed: string, landline: boolean): string {
  const reading = readWhatsapp(typed, landline);
  if ('problem' in reading) return typed;
  if ('address' in reading) return reading.address;
  const { digits } = reading;
  const foreign = !digits.startsWith('54');
  return foreign && typed.trim().startsWith('+') ? typed : shownWhatsapp(digits);
}

/** The WhatsApp. On blur the text is completed to a whole number; that can be undone, and is then not repeated until the text changes. */
export function WhatsappField() {
  const form = useFormContext<PerfilValues>();
  const [value, landline] = useWatch({ control: form.control, name: [NAME, 'esFijo'] });
  const [left, setLeft] = useState(true);
  const [before, setBefore] = useState<string | null>(null);
  const [undone, setUndone] = useState<string | null>(null);
  const { error, ...field } = fieldOf(form)(NAME);
  const reading = withoutInvisible(value) ? readWhatsapp(value, landline) : null;
  const rested = useDebounced(value, TYPING_PAUSE_MS);
  const problem = reading && 'problem' in reading && (left || rested === value) ? reading.problem : null;
  const argentine = reading && 'digits' in reading && reading.digits.startsWith('54');

  const put = (text: string) =>
    form.setValue(NAME, text, { shouldDirty: true, shouldValidate: Boolean(error) });
  const rewrite = (isLandline: boolean) => {
    const typed = form.getValues(NAME);
    const text = rewritten(typed, isLandline);
    if (text === typed) return;
    put(text);
    setBefore((first) => first ?? typed);
  };

  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    setLeft(false);
    setBefore(null);
    return field.onChange(event);
  };
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    setLeft(true);
    const typed = form.getValues(NAME);
    if (typed !== undone && typed !== form.formState.defaultValues?.[NAME]) rewrite(landline);
    return field.onBlur(event);
  };
  const undo = () => {
    setUndone(before);
    setBefore(null);
    put(before ?? '');
  };
  const { onChange: onCheck, ...check } = form.register('esFijo');

  return (
    <div className={styles.group}>
      <TextInput
        label="WhatsApp"
        placeholder="11 5555-0134"
        inputMode="tel"
        optional
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        help={preview(value, reading, left)}
        error={problem ?? error}
        limit={LIMITS.url}
        {...field}
        onChange={(event) => void onChange(event)}
        onBlur={(event) => void onBlur(event)}
      />
      <div role="status" className={styles.rewritten}>
        {before === null ? null : (
          <>
            <span>Lo escribimos completo. Habías escrito «{before}».</span>
            <Button kind="ghost" onClick={undo}>
              Deshacer
            </Button>
          </>
        )}
      </div>
      {argentine ? (
        <CheckBox
          {...check}
          label="Es un fijo"
          onChange={(event) => {
            void onCheck(event);
            rewrite(event.target.checked);
          }}
        />
      ) : null}
    </div>
  );
}

/** The resulting address: formatted after blur, as a link before. */
function preview(value: string, reading: ReturnType<typeof readWhatsapp> | null, left: boolean) {
  const href = reading && whatsappAddress(reading);
  if (!reading || !href || href === value.trim()) return undefined;
  return (
    <span className={styles.preview}>
      <BrandIcon red="whatsapp" />
      <span>Lleva a {left && 'digits' in reading ? shownWhatsapp(reading.digits) : href}</span>
    </span>
  );
}
