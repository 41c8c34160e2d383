import { ImagePicker } from '@vidriera/kit/ui/form/image-picker';
import { Button } from '@vidriera/kit/ui/parts/button';
import { FieldError } from '@vidriera/kit/ui/parts/field-error';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import styles from './picture-field.module.css';
import { Progress } from './progress.tsx';
import type { PictureUpload } from './use-upload.ts';
import type { PerfilValues } from './values.ts';

interface PictureFieldProps {
  name: 'photo_url' | 'creador.url_imagenPortada';
  /** Its name for screen readers ('Foto de perfil') and on buttons ('foto'). */
  of: string;
  noun: string;
  upload: PictureUpload;
  children: ReactNode;
  className: string | undefined;
}

/** A picture of the form, with buttons to choose and remove it. */
export function PictureField({ name, of, noun, upload, children, className }: PictureFieldProps) {
  const { setValue, control, getFieldState, formState } = useFormContext<PerfilValues>();
  const picture = useWatch({ control, name });
  const remove = () => {
    setValue(name, '', { shouldDirty: true });
    upload.forget();
  };
  const { error, isDirty } = getFieldState(name, formState);
  const pending = picture ? `${of} subida: falta guardar.` : `${of}: se quita cuando guardes.`;
  return (
    <>
      <div className={className}>
        {children}
        <div className="row">
          <ImagePicker
            label={`${picture ? 'Cambiar' : 'Subir'} ${noun}`}
            of={of}
            busyText={upload.busyText}
            notice={upload.notice}
            onChoose={upload.pick}
          />
          {picture ? (
            <Button kind="ghost" onClick={remove}>
              Quitar {noun}
            </Button>
          ) : null}
        </div>
      </div>
      <Progress of={of} upload={upload} />
      <p role="status" className={styles.pending}>
        {isDirty && !upload.busy ? pending : null}
      </p>
      <FieldError error={error?.message} />
    </>
  );
}
