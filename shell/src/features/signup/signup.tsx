import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Entrada, Salida } from 'domain/callables';
import { callables } from 'domain/callables-schema';
import { LIMITES } from 'domain/limits';
import { mensajes } from 'domain/messages';
import type { z } from 'domain/zod';
import { useLinkHost } from 'kit/link-host';
import { Link, useSearchParams } from 'kit/router';
import { Button } from 'kit/ui/button';
import { CheckBox } from 'kit/ui/check-box';
import { FieldError } from 'kit/ui/field';
import { PrivateMeta } from 'kit/ui/meta';
import { PasswordInput } from 'kit/ui/password-input';
import { PasswordStrength } from 'kit/ui/password-strength';
import { TextInput } from 'kit/ui/text-input';
import { useState } from 'react';
import { type FieldErrors, useForm, useWatch } from 'react-hook-form';
import { AuthFrame } from '../auth/auth-frame.tsx';
import { Disponibilidad } from '../username/disponibilidad.tsx';
import { useDisponible } from '../username/use-disponible.ts';
import styles from './signup.module.css';
import { useRegistro } from './use-registro.ts';

type Formulario = Entrada<'signUp'>;
export type SignUpDatos = z.infer<(typeof callables)['signUp']['entrada']>;
export type SignUpSalida = Salida<'signUp'>;

/** `/signup`; `?username=` fills the name in. */
export default function SignupScreen() {
  const [params] = useSearchParams();
  const linkHost = useLinkHost();
  const pedido = params.get('username')?.trim().slice(0, LIMITES.usernameMax) ?? '';
  const { register, handleSubmit, setError, setValue, getValues, control, formState } = useForm<
    Formulario,
    unknown,
    SignUpDatos
  >({ resolver: standardSchemaResolver(callables.signUp.entrada) });
  const [fallo, setFallo] = useState('');
  const { registrar } = useRegistro();
  const username = useWatch({ control, name: 'username' }) ?? pedido;
  const [email = '', password = ''] = useWatch({ control, name: ['email', 'password'] });
  const { errors, isSubmitting, isSubmitted } = formState;
  // While the account is being made the name is taken: by this very person.
  const disponible = useDisponible(isSubmitting ? '' : username);

  const enviar = handleSubmit(
    async (datos) => {
      setFallo('');
      const rechazo = await registrar(datos);
      if (!rechazo) return;
      for (const { campo, mensaje } of rechazo.campos) {
        if (esCampo(campo)) setError(campo, { message: mensaje });
      }
      setFallo(rechazo.mensaje);
    },
    (invalid: FieldErrors<Formulario>) => {
      const { username: uno, email, password, terminos } = getValues();
      const falta = ![uno, email, password].every((valor) => valor?.trim()) || !terminos;
      setFallo(falta || !Object.keys(invalid).length ? mensajes.signup.incompleto : '');
    },
  );

  return (
    <AuthFrame
      title="Creá tu vidriera"
      lead="Gratis, en un minuto. Elegí tu nombre: va a ser tu link."
      other={
        <>
          ¿Ya tenés cuenta? <Link to="/login">Iniciá sesión</Link>
        </>
      }
    >
      <PrivateMeta title="Registrate" />
      <form onSubmit={enviar} noValidate className={styles.form}>
        <div>
          <TextInput
            label="Nombre de usuario"
            prefix={linkHost}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={pedido}
            maxLength={LIMITES.usernameMax}
            aria-required
            error={isSubmitted && disponible.estado !== 'no' ? errors.username?.message : undefined}
            {...register('username')}
          />
          <Disponibilidad
            disponible={disponible}
            onElegir={(otro) =>
              setValue('username', otro, { shouldValidate: isSubmitted, shouldDirty: true })
            }
          />
        </div>
        <TextInput
          label="Mail"
          type="email"
          autoComplete="email"
          inputMode="email"
          aria-required
          error={errors.email?.message}
          {...register('email')}
        />
        <div>
          <PasswordInput
            label="Contraseña"
            autoComplete="new-password"
            help={`Al menos ${LIMITES.passwordMin} caracteres.`}
            aria-required
            error={errors.password?.message}
            {...register('password')}
          />
          <PasswordStrength password={password} own={[username, email]} />
        </div>
        <CheckBox
          label={
            <>
              Acepto los <Link to="/terms">términos y condiciones</Link> y la{' '}
              <Link to="/terms#privacidad">política de privacidad</Link>
            </>
          }
          aria-required
          error={errors.terminos?.message}
          {...register('terminos')}
        />
        <FieldError error={fallo} />
        <Button type="submit" wide busy={isSubmitting} busyText="Creando tu cuenta…">
          Crear mi cuenta
        </Button>
      </form>
    </AuthFrame>
  );
}

const CAMPOS = ['username', 'email', 'password', 'terminos'] as const;
const esCampo = (campo: string): campo is (typeof CAMPOS)[number] =>
  (CAMPOS as readonly string[]).includes(campo);
