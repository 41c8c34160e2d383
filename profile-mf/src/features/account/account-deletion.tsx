import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Trash2 from '@lucide/icons/icons/trash';
import { messages } from '@vidriera/domain/messages/messages';
import { LIMITS } from '@vidriera/domain/values/limits';
import { fieldOf } from '@vidriera/kit/forms/field-of';
import { Dialog, DialogActions } from '@vidriera/kit/ui/dialogs/dialog';
import { PasswordInput } from '@vidriera/kit/ui/form/password-input';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { Button } from '@vidriera/kit/ui/parts/button';
import { FieldError } from '@vidriera/kit/ui/parts/field-error';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import styles from './account.module.css';
import { type DeletionStep, useAccountDeletion } from './use-account-deletion.ts';
import { quotedTitles, useLosses } from './use-losses.ts';
import { type DeletionForm, deletionSchema } from './values.ts';

/** Deletes the account after listing the deleted data and asking for username and password. */
export function AccountDeletion({ username }: { username: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [step, setStep] = useState<DeletionStep | null>(null);
  return (
    <div className={styles.row}>
      <p>
        Eliminá tu cuenta con todo lo que publicaste. Tu nombre de usuario queda reservado{' '}
        {LIMITS.usernameKeptDays} días; después lo puede usar otra persona.
      </p>
      <Button
        kind="secondary"
        icon={<Icon of={Trash2} size={20} />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        Eliminar mi cuenta
      </Button>
      <Dialog
        open={isOpen}
        locked={step !== null}
        onClose={() => setIsOpen(false)}
        title="Eliminar tu cuenta"
      >
        <Form username={username} step={step} onAdvance={setStep} onClose={() => setIsOpen(false)} />
      </Dialog>
    </div>
  );
}

interface FormProps {
  username: string;
  /** `null` while the person decides. */
  step: DeletionStep | null;
  onAdvance: (step: DeletionStep | null) => void;
  onClose: () => void;
}

function Form({ username, step, onAdvance, onClose }: FormProps) {
  const form = useForm<DeletionForm>({
    defaultValues: { username: '', password: '' },
    resolver: standardSchemaResolver(deletionSchema(username)),
  });
  const field = fieldOf(form);
  const { seats, promos, note } = useLosses();
  const remove = useAccountDeletion({ setError: form.setError, onAdvance });
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void form.handleSubmit(remove)(event)}>
      <p>Se borra para siempre, sin vuelta atrás:</p>
      <ul className={styles.list}>
        <li>tu perfil, tu foto, tu portada y tu galería</li>
        <li>todos tus links, eventos, cursos y promos, con los likes que recibieron</li>
        <li>los likes que diste</li>
        <li>los lugares que pediste en eventos{quotedTitles(seats)}</li>
        <li>las promos que tomaste{quotedTitles(promos)}</li>
        <li>tu mail, tu teléfono y tu contraseña</li>
      </ul>
      <p role="status" className={styles.impact}>
        {note}
      </p>
      <p>
        <strong>@{username}</strong> queda reservado {LIMITS.usernameKeptDays} días, también para vos. Después
        lo puede usar otra persona.
      </p>
      <TextInput
        label={`Para confirmar, escribí ${username}`}
        autoCapitalize="none"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
        readOnly={step !== null}
        limit={LIMITS.nombre}
        {...field('username')}
      />
      <PasswordInput
        label="Tu contraseña"
        help={messages.codes.noPassword}
        autoComplete="current-password"
        readOnly={step !== null}
        limit={LIMITS.passwordAsked}
        {...field('password')}
      />
      <FieldError error={form.formState.errors.root?.message} />
      <p role="status" className={styles.status}>
        {step ? STEPS[step] : null}
      </p>
      <div className={styles.end}>
        <DialogActions>
          <Button kind="secondary" disabled={step !== null} onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" kind="danger" busy={step !== null} busyText="Eliminando...">
            Eliminar para siempre
          </Button>
        </DialogActions>
      </div>
    </form>
  );
}

const STEPS: Record<DeletionStep, string> = {
  checking: 'Comprobando tu contraseña...',
  deleting: 'Cerrando tu cuenta...',
};
