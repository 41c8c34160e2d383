import { messages } from 'domain/messages/messages';
import { normalizeRed, RED_FIELD, REDES, type Red } from 'domain/perfil/redes';
import { fieldOf } from 'kit/field-of';
import { BrandIcon } from 'kit/ui/brand-icon';
import { FormSection } from 'kit/ui/form-section';
import { TextInput } from 'kit/ui/text-input';
import { useFormContext, useWatch } from 'react-hook-form';
import styles from './perfil-form.module.css';
import type { Values } from './values.ts';

const FIELDS: Record<Red, { label: string; placeholder: string; inputMode?: 'tel' | 'url' }> = {
  instagram: { label: 'Instagram', placeholder: '@tulugar' },
  tiktok: { label: 'TikTok', placeholder: '@tulugar' },
  whatsapp: { label: 'WhatsApp', placeholder: '54 9 11 5555 5555', inputMode: 'tel' },
  facebook: { label: 'Facebook', placeholder: 'tulugar' },
  sitioWeb: { label: 'Sitio web', placeholder: 'tulugar.com.ar', inputMode: 'url' },
};

/** The networks, each with the address that what is typed leads to. */
export function Redes() {
  return (
    <FormSection
      title={messages.screens.sections.redes}
      help="Escribí tu usuario o pegá la dirección: armamos el link por vos."
    >
      {REDES.map((red) => (
        <RedField key={red} red={red} />
      ))}
    </FormSection>
  );
}

function RedField({ red }: { red: Red }) {
  const form = useFormContext<Values>();
  const name = RED_FIELD[red];
  const value = useWatch({ control: form.control, name });
  return (
    <TextInput
      {...FIELDS[red]}
      optional
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={2048}
      help={preview(red, value)}
      {...fieldOf(form)(name)}
    />
  );
}

/** Where what was typed leads; nothing for an empty field, or for the address itself. */
function preview(red: Red, value: string) {
  const href = normalizeRed(red, value);
  if (!value.trim() || href === value.trim()) return undefined;
  return (
    <span className={styles.preview}>
      <BrandIcon red={red} />
      <span>{href ? `Lleva a ${href}` : NO_LINK[red]}</span>
    </span>
  );
}

const NO_LINK: Record<Red, string> = {
  instagram: 'Con eso no podemos armar el link.',
  tiktok: 'Con eso no podemos armar el link.',
  whatsapp: 'Escribí el número, con código de país y de área.',
  facebook: 'Con eso no podemos armar el link.',
  sitioWeb: 'Esa dirección no parece válida.',
};
