import {
  EMBED_COLORS,
  EMBED_THEMES,
  type EmbedColor,
  type EmbedLook,
  type EmbedTheme,
  embedCode,
  embedPath,
  PLAIN_LOOK,
} from '@vidriera/domain/embed/address';
import { messages } from '@vidriera/domain/messages/messages';
import { toast } from '@vidriera/kit/messages/toast';
import { copyText } from '@vidriera/kit/posters/share';
import { Select } from '@vidriera/kit/ui/form/select';
import { Button } from '@vidriera/kit/ui/parts/button';
import { PrivateMeta } from '@vidriera/kit/ui/parts/meta';
import { PageHeader } from '@vidriera/kit/ui/parts/page-header';
import type { ScreenProps } from '@vidriera/runtime/screen-props';
import { publicOrigin } from '@vidriera/session/config';
import { useId, useRef, useState } from 'react';
import styles from './en-tu-sitio.module.css';
import type { EnTuSitioData } from './load.ts';
import { Preview } from './preview.tsx';

const THEME: Record<EmbedTheme, string> = {
  auto: 'Como el dispositivo',
  claro: 'Claro',
  oscuro: 'Oscuro',
};
const COLOR: Record<EmbedColor, string> = {
  bermellon: 'Según tu estilo',
  verde: 'Verde',
  azul: 'Azul',
  violeta: 'Violeta',
  rosa: 'Rosa',
  grafito: 'Grafito',
};
const FRAME_TITLE = 'Agenda en Vidriera';

const choices = <T extends string>(values: readonly T[], words: Record<T, string>) =>
  values.map((value) => ({ value, label: words[value] }));

/** `/en-tu-sitio`: the agenda as other sites show it, and the code for them. */
export default function EnTuSitio({ data: { username, city } }: ScreenProps<EnTuSitioData>) {
  // Most sites are light, whatever scheme the visitor's phone has.
  const [look, setLook] = useState<EmbedLook>({ ...PLAIN_LOOK, tema: 'claro' });
  const [ofCity, setOfCity] = useState(false);
  const code = useRef<HTMLTextAreaElement>(null);
  const codeId = useId();
  const path = embedPath(ofCity && city ? { place: city } : { username }, look);
  const onCopy = async () => {
    if (await copyText(code.current?.value ?? '')) toast.success(messages.general.copied);
    else code.current?.select(); // it can be copied by hand
  };
  return (
    <div className={styles.screen}>
      <PrivateMeta title="Poné tu agenda en tu sitio" />
      <PageHeader
        title="Poné tu agenda en tu sitio"
        subtitle="Pegá este código en tu página y tus fechas salen ahí, al día. Un cambio puede tardar cinco minutos."
      />
      <div className={styles.choices}>
        {city ? (
          <Select
            label="Agenda"
            value={ofCity ? 'city' : 'own'}
            options={[
              { value: 'own', label: 'La tuya' },
              { value: 'city', label: 'La de tu ciudad' },
            ]}
            onChange={({ target }) => setOfCity(target.value === 'city')}
          />
        ) : null}
        <Select
          label="Fondo"
          value={look.tema}
          options={choices(EMBED_THEMES, THEME)}
          onChange={({ target }) => setLook({ ...look, tema: target.value as EmbedTheme })}
        />
        <Select
          label="Color"
          value={look.color}
          options={choices(EMBED_COLORS, COLOR)}
          onChange={({ target }) => setLook({ ...look, color: target.value as EmbedColor })}
        />
      </div>
      <div className={styles.code}>
        <label htmlFor={codeId}>Código</label>
        <textarea
          ref={code}
          id={codeId}
          readOnly
          rows={4}
          value={embedCode(publicOrigin() + path, FRAME_TITLE)}
        />
        <Button onClick={() => void onCopy()}>Copiar el código</Button>
      </div>
      <Preview path={path} />
    </div>
  );
}
