import { messages } from '@vidriera/domain/messages/messages';
import { normalizeRed, RED_FIELD, REDES, type Red, redProblem } from '@vidriera/domain/perfil/redes';
import { hasPerfilCreador } from '@vidriera/domain/usuario/may';
import { mayBeAlias } from '@vidriera/domain/values/alias';
import { LIMITS } from '@vidriera/domain/values/limits';
import { fieldOf } from '@vidriera/kit/forms/field-of';
import { useDebounced } from '@vidriera/kit/hooks/use-debounced';
import { AliasQuestion, withAlias } from '@vidriera/kit/ui/form/alias-question';
import { FormSection } from '@vidriera/kit/ui/form/form-section';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { BrandIcon } from '@vidriera/kit/ui/parts/brand-icon';
import { useFormContext, useWatch } from 'react-hook-form';
import styles from './perfil-form.module.css';
import { TYPING_PAUSE_MS } from './typing-pause.ts';
import type { PerfilValues } from './values.ts';
import { WhatsappField } from './whatsapp-field.tsx';

const FIELDS: Record<Exclude<Red, 'whatsapp'>, { label: string; placeholder: string; inputMode?: 'url' }> = {
  instagram: { label: 'Instagram', placeholder: '@tulugar' },
  tiktok: { label: 'TikTok', placeholder: '@tulugar' },
  facebook: { label: 'Facebook', placeholder: 'tulugar' },
  sitioWeb: { label: 'Sitio web', placeholder: 'tulugar.com.ar', inputMode: 'url' },
};

/** Inputs for the networks, each with the resulting address or an error. */
export function Redes() {
  return (
    <FormSection
      title={messages.screens.sections.redes}
      help="Escribí tu usuario o pegá la dirección: armamos el link por vos."
    >
      {REDES.map((red) =>
        red === 'whatsapp' ? <WhatsappField key={red} /> : <RedField key={red} red={red} />,
      )}
      <SiteQuestion />
    </FormSection>
  );
}

function RedField({ red }: { red: keyof typeof FIELDS }) {
  const form = useFormContext<PerfilValues>();
  const name = RED_FIELD[red];
  const value = useWatch({ control: form.control, name });
  const problem = redProblem(red, useDebounced(value, TYPING_PAUSE_MS));
  const { error, ...field } = fieldOf(form)(name);
  return (
    <TextInput
      {...FIELDS[red]}
      optional
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      help={preview(red, value)}
      error={(redProblem(red, value) && problem) || error}
      limit={LIMITS.url}
      {...field}
    />
  );
}

/** Asks whether a website is a Mercado Pago alias; a creator's alias goes into the description. */
function SiteQuestion() {
  const { control, getValues, setValue, formState } = useFormContext<PerfilValues>();
  const [value, role] = useWatch({ control, name: [RED_FIELD.sitioWeb, 'role'] });
  const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
  const onAlias = (alias: string) => {
    setValue('creador.descripcion', withAlias(getValues('creador.descripcion'), alias), options);
    setValue(RED_FIELD.sitioWeb, '', options);
  };
  return (
    <AliasQuestion
      value={value}
      onSite={(link) => setValue(RED_FIELD.sitioWeb, link, options)}
      onAlias={hasPerfilCreador(role) ? onAlias : undefined}
    />
  );
}

/** Shows the resulting address, unless the text is empty, invalid, or already the address. */
function preview(red: Red, value: string) {
  const href = normalizeRed(red, value);
  if (!href || redProblem(red, value) || href === value.trim()) return undefined;
  if (red === 'sitioWeb' && mayBeAlias(value)) return undefined;
  return (
    <span className={styles.preview}>
      <BrandIcon red={red} />
      <span>Lleva a {href}</span>
    </span>
  );
}
