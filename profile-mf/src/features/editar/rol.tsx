import { mensajes } from 'domain/messages';
import type { Role } from 'domain/usuario';
import { FormSection } from 'kit/ui/form-section';
import { Select } from 'kit/ui/select';
import { useFormContext, useWatch } from 'react-hook-form';
import styles from './formulario.module.css';
import type { Valores } from './valores.ts';

const OPCIONES = [
  { value: 'personal', label: 'Personal' },
  { value: 'creador', label: 'Creador' },
] as const;

const AYUDA: Record<Role | '', string> = {
  '': 'Personal, para salir y guardar lo que te gusta. Creador, para publicar lo tuyo.',
  personal: 'Mirás la agenda y guardás lo que te gusta.',
  creador: 'Además, publicás links, eventos, cursos y promos en tu vidriera.',
};

/** The role; `antes` is the stored one: leaving the creator's takes things away, which is said here. */
export function Rol({ antes }: { antes: Role | null }) {
  const {
    register,
    control,
    formState: { errors },
  } = useFormContext<Valores>();
  const role = useWatch({ control, name: 'role' });
  return (
    <FormSection title={mensajes.pantalla.secciones.rol}>
      <Select
        label="Rol"
        required
        defaultValue={antes ?? ''}
        options={OPCIONES}
        placeholder="Elegí un rol"
        help={AYUDA[role]}
        error={errors.role?.message}
        {...register('role')}
      />
      {antes === 'creador' && role === 'personal' ? (
        <p role="status" className={styles.advertencia}>
          Al guardar se borra tu perfil de creador (descripción, dirección, portada y galería) y tus
          publicaciones dejan de verse.
        </p>
      ) : null}
    </FormSection>
  );
}
