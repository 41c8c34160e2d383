import { rutas } from 'domain/imagen';
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
import { useSubida } from './use-subida.ts';
import type { Valores } from './valores.ts';

interface ContactoProps {
  uid: string;
  username: string;
  /** An upload begins (true) or ends (false). */
  alSubir: (subiendo: boolean) => void;
}

/** Photo, name and telephone. */
export function Contacto({ uid, username, alSubir }: ContactoProps) {
  const {
    register,
    setValue,
    control,
    formState: { errors },
  } = useFormContext<Valores>();
  const [foto, nombre] = useWatch({ control, name: ['photo_url', 'display_name'] });
  const poner = (url: string) => setValue('photo_url', url, { shouldDirty: true });
  const subida = useSubida({
    ruta: (archivo) => rutas.perfil(uid, archivo, Date.now()),
    alSubir: poner,
    exito: mensajes.perfil.fotoSubida,
    fracaso: mensajes.perfil.noSubioFoto,
  });
  const elegir = async (archivos: File[]) => {
    alSubir(true);
    await subida.subir(archivos);
    alSubir(false);
  };
  return (
    <FormSection title={mensajes.pantalla.secciones.contacto}>
      <div className={styles.foto}>
        <Avatar
          imagen={foto ? (subida.vista ?? foto) : null}
          name={nombre || username}
          seed={uid}
          size="xl"
          alt="Tu foto de perfil"
        />
        <div className={styles.botones}>
          <Elegir
            label={foto ? 'Cambiar foto' : 'Subir foto'}
            de="Foto de perfil"
            subiendo={subida.subiendo}
            alElegir={(archivos) => void elegir(archivos)}
          />
          {foto ? (
            <Button
              kind="ghost"
              onClick={() => {
                poner('');
                subida.olvidar();
              }}
            >
              Quitar foto
            </Button>
          ) : null}
        </div>
      </div>
      <FieldError error={subida.error ?? errors.photo_url?.message} />
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
