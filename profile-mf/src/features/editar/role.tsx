import { messages } from '@vidriera/domain/messages/messages';
import { hasPerfilCreador } from '@vidriera/domain/usuario/may';
import type { Role } from '@vidriera/domain/usuario/usuario';
import { fieldOf } from '@vidriera/kit/forms/field-of';
import { askConfirm } from '@vidriera/kit/messages/dialogs';
import { FormSection } from '@vidriera/kit/ui/form/form-section';
import { Select } from '@vidriera/kit/ui/form/select';
import { impactSentence } from '@vidriera/kit/words/impact-sentence';
import { useFormContext, useWatch } from 'react-hook-form';
import { KEPT_FOR } from './kept-perfil.tsx';
import styles from './perfil-form.module.css';
import type { PerfilValues } from './values.ts';

export const ROLE_OPTIONS = [
  { value: 'personal', label: 'Personal' },
  { value: 'creador', label: 'Creador' },
] as const;

export const ROLE_HELP: Record<Role | '', string> = {
  '': 'Personal, para salir y guardar lo que te gusta. Creador, para publicar lo tuyo.',
  personal: 'Mirás la agenda y guardás lo que te gusta.',
  creador: 'Además, publicás links, eventos, cursos y promos en tu vidriera.',
};

const leaves = (before: Role | null, now: Role | '') =>
  hasPerfilCreador(before) && now !== '' && !hasPerfilCreador(now);

/** Asks before a creator gives up the role, and shows who is affected. Returns true on yes, or without a question. */
export async function confirmLeaving(before: Role | null, now: Role): Promise<boolean> {
  if (!leaves(before, now)) return true;
  return askConfirm(`¿Dejar de ser creador? Tu perfil de creador se borra. ${KEPT_FOR}`, {
    yes: 'Dejar de ser creador',
    danger: true,
    note: impactSentence('role'),
  });
}

interface RoleProps {
  before: Role | null;
  photos: number;
}

export function RoleFields({ before, photos }: RoleProps) {
  const form = useFormContext<PerfilValues>();
  const field = fieldOf(form);
  const role = useWatch({ control: form.control, name: 'role' });
  return (
    <FormSection title={messages.screens.sections.role}>
      <Select
        label="Rol"
        required
        defaultValue={before ?? ''}
        options={ROLE_OPTIONS}
        placeholder="Elegí un rol"
        help={ROLE_HELP[role]}
        {...field('role')}
      />
      <div role="status" className={styles.notice}>
        {leaves(before, role) ? <Warning photos={photos} /> : null}
      </div>
    </FormSection>
  );
}

function Warning({ photos }: { photos: number }) {
  const galeria =
    photos === 0 ? '' : photos === 1 ? ', la foto de la galería' : `, las ${photos} fotos de la galería`;
  return (
    <div className={styles.warning}>
      <p>
        <strong>Al guardar se borra tu perfil de creador:</strong> descripción, dirección, ubicación, portada
        {galeria}. {KEPT_FOR}
      </p>
      <p>
        <strong>Se queda lo demás:</strong> tu foto, tus redes, tus likes y tus publicaciones, que dejan de
        verse hasta que vuelvas a ser creador.
      </p>
    </div>
  );
}
