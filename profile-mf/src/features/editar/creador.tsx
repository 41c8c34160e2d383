import { LIMITES } from 'domain/limits';
import { mensajes } from 'domain/messages';
import { Button } from 'kit/ui/button';
import { FieldError } from 'kit/ui/field';
import { FormSection } from 'kit/ui/form-section';
import { Picture } from 'kit/ui/picture';
import { TextArea } from 'kit/ui/text-area';
import { TextInput } from 'kit/ui/text-input';
import { useFormContext, useWatch } from 'react-hook-form';
import { CamposGaleria } from './campos-galeria.tsx';
import { Elegir } from './elegir.tsx';
import styles from './formulario.module.css';
import { Progreso } from './progreso.tsx';
import { Ubicacion } from './ubicacion.tsx';
import type { useGaleria } from './use-galeria.ts';
import type { UnaSubida } from './use-subida.ts';
import type { Valores } from './valores.ts';

interface CreadorProps {
  uid: string;
  galeria: ReturnType<typeof useGaleria>;
  portada: UnaSubida;
  /** The form is being saved. */
  guardando: boolean;
}

/** What only a creator has: cover, description, gallery, address. */
export function Creador({ uid, galeria, portada, guardando }: CreadorProps) {
  const {
    register,
    formState: { errors },
  } = useFormContext<Valores>();
  return (
    <FormSection title={mensajes.pantalla.secciones.creador} help="Lo que ve quien entra a tu vidriera.">
      <Portada uid={uid} subida={portada} />
      <TextArea
        label="Descripción"
        required
        help="Contá qué hacés, dónde y para quién."
        maxLength={LIMITES.descripcion}
        error={errors.creador?.descripcion?.message}
        {...register('creador.descripcion')}
      />
      <CamposGaleria de={galeria} quieta={guardando} />
      <TextInput
        label="Dirección"
        optional
        placeholder="Defensa 1234, San Telmo"
        maxLength={LIMITES.direccion}
        autoComplete="street-address"
        error={errors.creador?.direccion?.message}
        {...register('creador.direccion')}
      />
      <Ubicacion />
    </FormSection>
  );
}

/** The picture over the profile. */
function Portada({ uid, subida }: { uid: string; subida: UnaSubida }) {
  const {
    setValue,
    control,
    formState: { errors },
  } = useFormContext<Valores>();
  const portada = useWatch({ control, name: 'creador.url_imagenPortada' });
  return (
    <div className={styles.portada}>
      {portada ? (
        <Picture
          imagen={portada}
          alt="Tu portada"
          seed={uid}
          title=""
          ratio="3:1"
          sizes="(min-width: 900px) 640px, 92vw"
          className={styles.lienzo}
        />
      ) : null}
      <div className={styles.botones}>
        <Elegir
          label={portada ? 'Cambiar portada' : 'Subir portada'}
          de="Portada"
          subiendo={subida.subida?.estado === 'subiendo'}
          alElegir={subida.subir}
        />
        {portada ? (
          <Button
            kind="ghost"
            onClick={() => {
              setValue('creador.url_imagenPortada', '', { shouldDirty: true });
              subida.olvidar();
            }}
          >
            Quitar portada
          </Button>
        ) : null}
      </div>
      <Progreso de="Portada" subida={subida} />
      <FieldError error={errors.creador?.url_imagenPortada?.message} />
    </div>
  );
}
