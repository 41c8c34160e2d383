import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { failureOf } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { LIMITS, TOAST } from '@vidriera/domain/values/limits';
import { fieldOf } from '@vidriera/kit/forms/field-of';
import { toast } from '@vidriera/kit/messages/toast';
import { FormLayout } from '@vidriera/kit/ui/form/form-layout';
import { PasswordInput } from '@vidriera/kit/ui/form/password-input';
import { PasswordStrength } from '@vidriera/kit/ui/form/password-strength';
import { Button } from '@vidriera/kit/ui/parts/button';
import { FieldError } from '@vidriera/kit/ui/parts/field-error';
import { PrivateMeta } from '@vidriera/kit/ui/parts/meta';
import { PageHeader } from '@vidriera/kit/ui/parts/page-header';
import { useNavigate } from '@vidriera/router';
import { changePassword, useUser } from '@vidriera/session';
import { useForm, useWatch } from 'react-hook-form';
import styles from './change-password.module.css';
import { type PasswordForm, passwordSchema } from './values.ts';

/** `/admin/cambiar-contrasena` and `/alumno/cambiar-contrasena`: one form; the specification names both paths. */
export default function ChangePassword() {
  const navigate = useNavigate();
  const user = useUser();
  const form = useForm<PasswordForm>({
    defaultValues: { current: '', next: '', repeated: '' },
    resolver: standardSchemaResolver(passwordSchema),
  });
  const { control, handleSubmit, setError } = form;
  const { errors, isSubmitting } = form.formState;
  const field = fieldOf(form);
  const next = useWatch({ control, name: 'next' });
  const save = handleSubmit(async ({ current, next }) => {
    try {
      await changePassword(current, next);
    } catch (caught) {
      const { code, message } = failureOf(caught);
      if (code === 'credentials') setError('current', { message: 'Esa no es tu contraseña actual.' });
      else if (code === 'weak-password') setError('next', { message });
      else setError('root', { message });
      return;
    }
    toast.success('Contraseña actualizada. Cerramos tus otras sesiones.', TOAST.cierre);
    await navigate('/perfil');
  });
  return (
    <section className={styles.screen}>
      <PrivateMeta title="Cambiar contraseña" />
      <PageHeader title="Cambiar contraseña" back={{ to: '/perfil', label: messages.screens.myPerfil }} />
      <p className={styles.notice}>Al cambiarla se cierran tus sesiones en otros teléfonos y computadoras.</p>
      <FormLayout
        onSubmit={(event) => void save(event)}
        submit={
          <>
            <FieldError error={errors.root?.message} />
            <Button type="submit" wide busy={isSubmitting} busyText={messages.perfil.saving}>
              Cambiar contraseña
            </Button>
          </>
        }
      >
        <PasswordInput
          label="Contraseña actual"
          required
          autoComplete="current-password"
          limit={LIMITS.passwordAsked}
          help={messages.codes.noPassword}
          {...field('current')}
        />
        <div>
          <PasswordInput
            label="Contraseña nueva"
            required
            autoComplete="new-password"
            limit={LIMITS.passwordMax}
            help={`Al menos ${LIMITS.passwordMin} caracteres.`}
            {...field('next')}
          />
          <PasswordStrength password={next} own={[user?.username ?? '', user?.email ?? '']} />
        </div>
        <PasswordInput
          label="Repetí la contraseña nueva"
          required
          autoComplete="new-password"
          limit={LIMITS.passwordMax}
          {...field('repeated')}
        />
      </FormLayout>
    </section>
  );
}
