import { mensajes } from 'domain/messages';
import type { Role } from 'domain/usuario';
import { askConfirm } from 'kit/dialogs';
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

const deja = (antes: Role | null, ahora: Role | '') => antes === 'creador' && ahora === 'personal';

/** Asks whoever leaves the creator's role for good; true when there is nothing to ask, or they said yes. */
export async function confirmarSalida(antes: Role | null, ahora: Role): Promise<boolean> {
  if (!deja(antes, ahora)) return true;
  return askConfirm('¿Dejar de ser creador? Tu perfil de creador se borra y no se puede recuperar.', {
    yes: 'Dejar de ser creador',
    danger: true,
  });
}

interface RolProps {
  /** The stored role: leaving the creator's takes things away, which is said here. */
  antes: Role | null;
  /** Pictures in the stored gallery. */
  fotos: number;
}

/** The role. */
export function Rol({ antes, fotos }: RolProps) {
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
      <div role="status" className={styles.aviso}>
        {deja(antes, role) ? <Advertencia fotos={fotos} /> : null}
      </div>
    </FormSection>
  );
}

function Advertencia({ fotos }: { fotos: number }) {
  const galeria =
    fotos === 0 ? '' : fotos === 1 ? ', la foto de la galería' : `, las ${fotos} fotos de la galería`;
  return (
    <div className={styles.advertencia}>
      <p>
        <strong>Al guardar se borra tu perfil de creador:</strong> descripción, dirección, ubicación, portada
        {galeria}.
      </p>
      <p>
        <strong>Se queda lo demás:</strong> tu foto, tus redes, tus likes y tus publicaciones, que dejan de
        verse hasta que vuelvas a ser creador.
      </p>
    </div>
  );
}
