import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { failureOf } from '@vidriera/domain/failure';
import { newPasswordSchema } from '@vidriera/domain/usuario/password-schema';
import { LIMITS } from '@vidriera/domain/values/limits';
import { z } from '@vidriera/domain/zod';
import { PasswordInput } from '@vidriera/kit/ui/form/password-input';
import { PasswordStrength } from '@vidriera/kit/ui/form/password-strength';
import { Button } from '@vidriera/kit/ui/parts/button';
import { FieldError } from '@vidriera/kit/ui/parts/field-error';
import { fetchActionCodes } from '@vidriera/session';
import { useForm, useWatch } from 'react-hook-form';
import styles from './account-action.module.css';
import type { ActProps } from './spend-button.tsx';

const formSchema = z.object({ password: newPasswordSchema });
type Form = z.infer<typeof formSchema>;

export function NewPassword({ code, email, label, onSpent, onRefused }: ActProps) {
  const { register, handleSubmit, setError, control, formState } = useForm<Form>({
    defaultValues: { password: '' },
    resolver: standardSchemaResolver(formSchema),
  });
  const { errors, isSubmitting } = formState;
  const password = useWatch({ control, name: 'password' });

  const save = handleSubmit(async (data) => {
    try {
      await (await fetchActionCodes()).resetPassword(code, data.password);
      onSpent();
    } catch (caught) {
      const failure = failureOf(caught);
      setError(failure.code === 'weak-password' ? 'password' : 'root', { message: failure.message });
      onRefused(failure);
    }
  });
  return (
    <form onSubmit={save} noValidate className={styles.form}>
      {/* Password managers keep the new one beside this address. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <div>
        <PasswordInput
          label="Contraseña nueva"
          autoComplete="new-password"
          help={`Al menos ${LIMITS.passwordMin} caracteres.`}
          aria-required
          error={errors.password?.message}
          {...register('password')}
        />
        <PasswordStrength password={password} own={[email]} />
      </div>
      <FieldError error={errors.root?.message} />
      <Button type="submit" wide busy={isSubmitting} busyText="Un momento…">
        {label}
      </Button>
    </form>
  );
}
