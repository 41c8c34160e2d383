import { messages } from '@vidriera/domain/messages/messages';
import { LIMITS } from '@vidriera/domain/values/limits';
import { fieldOf } from '@vidriera/kit/forms/field-of';
import { FormSection } from '@vidriera/kit/ui/form/form-section';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { Avatar } from '@vidriera/kit/ui/people/avatar';
import { useFormContext, useWatch } from 'react-hook-form';
import styles from './perfil-form.module.css';
import { PictureField } from './picture-field.tsx';
import type { PictureUpload } from './use-upload.ts';
import type { PerfilValues } from './values.ts';

interface ContactProps {
  uid: string;
  username: string;
  upload: PictureUpload;
}

export function Contact({ uid, username, upload }: ContactProps) {
  const form = useFormContext<PerfilValues>();
  const field = fieldOf(form);
  const [photo, nombre] = useWatch({ control: form.control, name: ['photo_url', 'display_name'] });
  return (
    <FormSection title={messages.screens.sections.contact}>
      <PictureField name="photo_url" of="Foto de perfil" noun="foto" upload={upload} className={styles.photo}>
        <Avatar imagen={photo} name={nombre || username} seed={uid} size="xl" alt="Tu foto de perfil" />
      </PictureField>
      <TextInput
        label="Nombre"
        optional
        help="Como querés que te vean."
        limit={LIMITS.nombre}
        autoComplete="name"
        {...field('display_name')}
      />
      <TextInput
        label="Teléfono"
        optional
        type="tel"
        help="Queda entre vos y nosotros: no se muestra."
        limit={LIMITS.phone}
        autoComplete="tel"
        {...field('phone_number')}
      />
    </FormSection>
  );
}
