import { mensajes } from 'domain/messages';
import { CAMPO_RED, normalizarRed, REDES, type Red } from 'domain/redes';
import { BrandIcon } from 'kit/ui/brand-icon';
import { FormSection } from 'kit/ui/form-section';
import { TextInput } from 'kit/ui/text-input';
import { useFormContext, useWatch } from 'react-hook-form';
import styles from './formulario.module.css';
import type { Valores } from './valores.ts';

const CAMPOS: Record<Red, { label: string; placeholder: string; inputMode?: 'tel' | 'url' }> = {
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
      title={mensajes.pantalla.secciones.redes}
      help="Escribí tu usuario o pegá la dirección: armamos el link por vos."
    >
      {REDES.map((red) => (
        <CampoRed key={red} red={red} />
      ))}
    </FormSection>
  );
}

function CampoRed({ red }: { red: Red }) {
  const {
    register,
    control,
    formState: { errors },
  } = useFormContext<Valores>();
  const campo = CAMPO_RED[red];
  const valor = useWatch({ control, name: campo });
  return (
    <TextInput
      {...CAMPOS[red]}
      label={CAMPOS[red].label}
      optional
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={2048}
      help={previa(red, valor)}
      error={errors[campo]?.message}
      {...register(campo)}
    />
  );
}

/** Where what was typed leads; nothing for an empty field, or for the address itself. */
function previa(red: Red, valor: string) {
  const href = normalizarRed(red, valor);
  if (!valor.trim() || href === valor.trim()) return undefined;
  return (
    <span className={styles.previa}>
      <BrandIcon red={red} />
      <span>{href ? `Lleva a ${href}` : SIN_LINK[red]}</span>
    </span>
  );
}

const SIN_LINK: Record<Red, string> = {
  instagram: 'Con eso no podemos armar el link.',
  tiktok: 'Con eso no podemos armar el link.',
  whatsapp: 'Escribí el número, con código de país y de área.',
  facebook: 'Con eso no podemos armar el link.',
  sitioWeb: 'Esa dirección no parece válida.',
};
