import { LIMITES } from 'domain/limits';
import { mensajes } from 'domain/messages';
import { Avatar } from 'kit/ui/avatar';
import { Button } from 'kit/ui/button';
import { FieldError } from 'kit/ui/field';
import { FormSection } from 'kit/ui/form-section';
import { TextInput } from 'kit/ui/text-input';
import { useFormContext, useWatch } from 'react-hook-form';
import { Elegir } from './elegir.tsx';
import styles from './formulario.module.css';
import { Progreso } from './progreso.tsx';
import type { UnaSubida } from './use-subida.ts';
import type { Valores } from './valores.ts';

interface ContactoProps {
  uid: string;
  username: string;
  subida: UnaSubida;
}

/** Photo, name and telephone. */
export function Contacto({ uid, username, subida }: ContactoProps) {
  const {
    register,
    setValue,
    control,
    formState: { errors },
  } = useFormContext<Valores>();
  const [foto, nombre] = useWatch({ control, name: ['photo_url', 'display_name'] });
  return (
    <FormSection title={mensajes.pantalla.secciones.contacto}>
      <div className={styles.foto}>
        <Avatar imagen={foto} name={nombre || username} seed={uid} size="xl" alt="Tu foto de perfil" />
        <div className={styles.botones}>
          <Elegir
            label={foto ? 'Cambiar foto' : 'Subir foto'}
            de="Foto de perfil"
            subiendo={subida.subida?.estado === 'subiendo'}
            alElegir={subida.subir}
          />
          {foto ? (
            <Button
              kind="ghost"
              onClick={() => {
                setValue('photo_url', '', { shouldDirty: true });
                subida.olvidar();
              }}
            >
              Quitar foto
            </Button>
          ) : null}
        </div>
      </div>
      <Progreso de="Foto de perfil" subida={subida} />
      <FieldError error={errors.photo_url?.message} />
      <div className={styles.par}>
        <TextInput
          label="Nombre"
          optional
          help="Como querés que te vean."
          maxLength={LIMITES.nombre}
          autoComplete="name"
          error={errors.display_name?.message}
          {...register('display_name')}
        />
        <TextInput
          label="Teléfono"
          optional
          type="tel"
          help="Queda entre vos y nosotros: no se muestra."
          maxLength={LIMITES.telefono}
          autoComplete="tel"
          error={errors.phone_number?.message}
          {...register('phone_number')}
        />
      </div>
    </FormSection>
  );
}
