import { messages } from '@vidriera/domain/messages/messages';
import { LIMITS } from '@vidriera/domain/values/limits';
import { fieldOf } from '@vidriera/kit/forms/field-of';
import { Picture } from '@vidriera/kit/ui/cards/picture';
import { FormSection } from '@vidriera/kit/ui/form/form-section';
import { LazyPlaceInput } from '@vidriera/kit/ui/form/lazy-place-input';
import { TextArea } from '@vidriera/kit/ui/form/text-area';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { useFormContext, useWatch } from 'react-hook-form';
import { Estilo } from './estilo.tsx';
import { GaleriaFields } from './galeria-fields.tsx';
import styles from './perfil-form.module.css';
import { PictureField } from './picture-field.tsx';
import { readUbicacion } from './read-ubicacion.ts';
import { Ubicacion } from './ubicacion.tsx';
import type { useGaleria } from './use-galeria.ts';
import type { PictureUpload } from './use-upload.ts';
import type { PerfilValues } from './values.ts';

interface CreadorProps {
  uid: string;
  galeria: ReturnType<typeof useGaleria>;
  portada: PictureUpload;
  saving: boolean;
}

export function Creador({ uid, galeria, portada, saving }: CreadorProps) {
  const field = fieldOf(useFormContext<PerfilValues>());
  return (
    <FormSection title={messages.screens.sections.creador} help="Lo que ve quien entra a tu vidriera.">
      <Portada uid={uid} upload={portada} />
      <Estilo />
      <TextArea
        label="Descripción"
        required
        help="Contá qué hacés, dónde y para quién."
        limit={LIMITS.descripcion}
        {...field('creador.descripcion')}
      />
      <GaleriaFields of={galeria} still={saving} />
      <TextInput
        label="Dirección"
        optional
        placeholder="Defensa 1234, San Telmo"
        limit={LIMITS.direccion}
        autoComplete="street-address"
        {...field('creador.direccion')}
      />
      <Localidad />
      <Ubicacion />
    </FormSection>
  );
}

/** The place; the address or the point on the map proposes one. */
function Localidad() {
  const { control, setValue } = useFormContext<PerfilValues>();
  const [{ direccion, localidad, ubicacion }] = useWatch({ control, name: ['creador'] });
  const point = readUbicacion(ubicacion);
  return (
    <LazyPlaceInput
      label="Localidad"
      help="Vale para todo lo que publiques, si no decís otra."
      name="creador.localidad"
      value={localidad}
      onChange={(code) => setValue('creador.localidad', code, { shouldDirty: true })}
      direccion={direccion}
      near={'ubicacion' in point ? point.ubicacion : null}
    />
  );
}

function Portada({ uid, upload }: { uid: string; upload: PictureUpload }) {
  const { control } = useFormContext<PerfilValues>();
  const portada = useWatch({ control, name: 'creador.url_imagenPortada' });
  return (
    <PictureField
      name="creador.url_imagenPortada"
      of="Portada"
      noun="portada"
      upload={upload}
      className={styles.portada}
    >
      {portada ? (
        <Picture
          imagen={portada}
          alt="Tu portada"
          seed={uid}
          title=""
          ratio="3:1"
          sizes="(min-width: 900px) 640px, 92vw"
          className={styles.picture}
        />
      ) : null}
    </PictureField>
  );
}
