import { messages } from '@vidriera/domain/messages/messages';
import { TERMS_VERSION } from '@vidriera/domain/site/terms';
import { proposeUsername } from '@vidriera/domain/usuario/username-proposal';
import { withoutInvisible } from '@vidriera/domain/values/invisible';
import { LIMITS } from '@vidriera/domain/values/limits';
import { withReturn } from '@vidriera/kit/going/return-to';
import { useUsernameAvailability } from '@vidriera/kit/hooks/use-username-availability';
import { PasswordInput } from '@vidriera/kit/ui/form/password-input';
import { PasswordStrength } from '@vidriera/kit/ui/form/password-strength';
import { TermsCheckBox } from '@vidriera/kit/ui/form/terms-check-box';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { Button, ButtonLink } from '@vidriera/kit/ui/parts/button';
import { FieldError } from '@vidriera/kit/ui/parts/field-error';
import { Meta } from '@vidriera/kit/ui/parts/meta';
import { NeedsScripts } from '@vidriera/kit/ui/parts/needs-scripts';
import { UsernameAvailability } from '@vidriera/kit/ui/people/username-availability';
import { Link, useSearchParams } from '@vidriera/router';
import { siteFacts } from '@vidriera/session/config';
import { type FormEvent, useState } from 'react';
import { type FieldErrors, useForm, useWatch } from 'react-hook-form';
import { AuthFrame } from '../auth/auth-frame.tsx';
import { ExploreInstead } from '../auth/explore-instead.tsx';
import styles from './signup.module.css';
import { SignupByCode } from './signup-by-code.tsx';
import { type SignUpData, type SignUpForm, signupResolver } from './signup-schema.ts';
import { useSignup } from './use-signup.ts';

/** `/signup`; `?username=` fills in the name. */
export default function SignupScreen() {
  const [params] = useSearchParams();
  const requestedName = withoutInvisible(params.get('username') ?? '').slice(0, LIMITS.nombre);
  const request = proposeUsername(requestedName) ?? requestedName;
  const back = params.get('volver');
  return params.get('con') === 'codigo' ? (
    <SignupByCode request={request} back={back}>
      {META}
    </SignupByCode>
  ) : (
    <SignupByPassword request={request} back={back} />
  );
}

const META = (
  <Meta
    title="Registrate"
    description="Creá tu link gratis, en un minuto: una dirección con tus eventos, cursos, promos y redes."
    path="/signup"
    unlisted
  />
);

function SignupByPassword({ request, back }: { request: string; back: string | null }) {
  const { linkHost } = siteFacts();
  const { register, handleSubmit, setError, setValue, getValues, control, formState } = useForm<
    SignUpForm,
    unknown,
    SignUpData
  >({ resolver: signupResolver, defaultValues: { terminosVersion: TERMS_VERSION } });
  const [failure, setFailure] = useState('');
  const { register: createAccount } = useSignup();
  const username = useWatch({ control, name: 'username' }) ?? request;
  const [email = '', password = ''] = useWatch({ control, name: ['email', 'password'] });
  const { errors, isSubmitting, isSubmitted } = formState;
  // While the account is created, its own name counts as taken.
  const available = useUsernameAvailability(isSubmitting ? '' : username);

  const submit = handleSubmit(
    async (data) => {
      setFailure('');
      const refusal = await createAccount(data);
      if (!refusal) return;
      for (const { field, message } of refusal.fields) {
        if (isField(field)) setError(field, { message });
      }
      setFailure(refusal.message);
    },
    (invalid: FieldErrors<SignUpForm>) => {
      const { username: wanted, email, password, terminos } = getValues();
      const missing =
        ![wanted, email, password].every((value) => value && withoutInvisible(value)) || !terminos;
      setFailure(missing || !Object.keys(invalid).length ? messages.signup.incomplete : '');
    },
  );

  /** Sends the proposed username if the typed one is invalid. */
  const send = (event: FormEvent) => {
    const proposal = proposeUsername(getValues('username'));
    if (proposal) setValue('username', proposal);
    return submit(event);
  };

  return (
    <AuthFrame
      title="Creá tu link"
      lead="Gratis, en un minuto. Elegí tu nombre: va a ser tu link."
      other={
        <>
          ¿Ya tenés cuenta? <Link to={withReturn('/login', back)}>Iniciá sesión</Link>
        </>
      }
    >
      {META}
      <form method="post" onSubmit={send} noValidate className={styles.form}>
        <div>
          <TextInput
            label="Nombre de usuario"
            prefix={linkHost}
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
            help="Lo podés cambiar después."
            defaultValue={request}
            limit={LIMITS.nombre}
            aria-required
            error={isSubmitted && available.status !== 'no' ? errors.username?.message : undefined}
            {...register('username')}
          />
          <UsernameAvailability
            available={available}
            onChoose={(other) =>
              setValue('username', other, { shouldValidate: isSubmitted, shouldDirty: true })
            }
          />
        </div>
        <TextInput
          label="Mail"
          type="email"
          autoComplete="username"
          inputMode="email"
          limit={LIMITS.mail}
          aria-required
          error={errors.email?.message}
          {...register('email')}
        />
        <div>
          <PasswordInput
            label="Contraseña"
            autoComplete="new-password"
            limit={LIMITS.passwordMax}
            help={`Al menos ${LIMITS.passwordMin} caracteres.`}
            aria-required
            error={errors.password?.message}
            {...register('password')}
          />
          <PasswordStrength password={password} own={[username, email]} />
        </div>
        <TermsCheckBox error={errors.terminos?.message} {...register('terminos')} />
        <FieldError error={failure} />
        <NeedsScripts act="crear tu cuenta">
          <ExploreInstead />
        </NeedsScripts>
        <Button type="submit" wide busy={isSubmitting} busyText="Creando tu cuenta…">
          Crear mi cuenta
        </Button>
      </form>
      <ButtonLink kind="ghost" wide to={signupByCode(username, back)}>
        Crearla con un código
      </ButtonLink>
    </AuthFrame>
  );
}

/** The way without a password keeps the typed name. */
const signupByCode = (username: string, back: string | null): string =>
  `/signup?${new URLSearchParams({ con: 'codigo', ...(username && { username }), ...(back && { volver: back }) })}`;

const FIELDS = ['username', 'email', 'password', 'terminos'] as const;
const isField = (field: string): field is (typeof FIELDS)[number] =>
  (FIELDS as readonly string[]).includes(field);
