import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { messages } from 'domain/messages/messages';
import { emailSchema } from 'domain/values/email-schema';
import { LIMITS } from 'domain/values/limits';
import { z } from 'domain/zod';
import { drawn } from 'kit/drawn';
import { failureOf } from 'kit/failure';
import { goingTo } from 'kit/going-to';
import { returnTo, withReturn } from 'kit/return-to';
import { Link, useNavigate, useSearchParams } from 'kit/router';
import { signIn } from 'kit/session';
import { toast } from 'kit/toast';
import { Button } from 'kit/ui/button';
import { FieldError } from 'kit/ui/field-error';
import { PrivateMeta } from 'kit/ui/meta';
import { PasswordInput } from 'kit/ui/password-input';
import { TextInput } from 'kit/ui/text-input';
import Info from 'lucide-react/icons/info';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { AskReset } from '../auth/ask-reset.tsx';
import { AuthFrame } from '../auth/auth-frame.tsx';
import { useSignedInAway } from '../auth/use-signed-in-away.ts';
import styles from './login.module.css';

const loginSchema = z.object({ email: emailSchema, password: z.string().check(z.minLength(1)) });
type Login = z.infer<typeof loginSchema>;

const REASON = { expired: messages.session.expired, 'other-tab': messages.session.closedElsewhere };
const reasonSchema = z.enum(['expired', 'other-tab']);

/** `/login`. */
export default function LoginScreen() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const target = returnTo(params.get('volver'));
  const reason = reasonSchema.safeParse(params.get('motivo')).data;
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, getValues, formState } = useForm<Login>({
    // The zod resolver would bring a second zod along.
    resolver: standardSchemaResolver(loginSchema),
  });
  const form = useRef<HTMLFormElement>(null);
  const [full, setFull] = useState(false);
  const [forgotten, setForgotten] = useState(false);
  const busy = formState.isSubmitting;
  const { email, password } = formState.errors;

  const look = () => {
    const data = new FormData(form.current ?? undefined);
    setFull(Boolean(String(data.get('email') ?? '').trim() && data.get('password')));
  };
  // What was typed, or filled in by the browser, before React came.
  useEffect(look, []);

  const entering = useSignedInAway(target);

  const enter = handleSubmit(async ({ email: identifier, password: secret }) => {
    setFailure('');
    entering.current = true;
    await drawn();
    goingTo(target);
    try {
      await signIn(identifier, secret);
    } catch (caught) {
      entering.current = false;
      const { message } = failureOf(caught);
      toast.error(message);
      return setFailure(message);
    }
    toast.success(messages.session.loginOk);
    await navigate(target, { replace: true });
  });

  if (forgotten) {
    return (
      <AuthFrame
        title="Elegí otra contraseña"
        lead="Te mandamos un mail con un enlace para elegirla."
        other={
          <Button kind="ghost" onClick={() => setForgotten(false)}>
            Volver a iniciar sesión
          </Button>
        }
      >
        <PrivateMeta title="Elegí otra contraseña" />
        <AskReset email={getValues('email')?.trim()} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title="Iniciá sesión"
      lead="Qué bueno verte de nuevo."
      other={
        <>
          ¿Todavía no tenés cuenta?{' '}
          <Link to={withReturn('/signup', params.get('volver'))}>Registrate gratis</Link>
        </>
      }
    >
      <PrivateMeta title="Iniciá sesión" />
      {reason ? (
        <p className={styles.reason} role="status">
          <Info size={20} />
          {REASON[reason]}
        </p>
      ) : null}
      <form ref={form} onSubmit={enter} onInput={look} noValidate className={styles.form}>
        <TextInput
          label="Mail"
          type="email"
          autoComplete="username"
          inputMode="email"
          limit={LIMITS.mail}
          error={email?.message}
          {...register('email')}
        />
        <PasswordInput
          label="Contraseña"
          autoComplete="current-password"
          limit={LIMITS.passwordAsked}
          error={password?.message}
          {...register('password')}
        />
        <Button kind="ghost" className={styles.forgot} onClick={() => setForgotten(true)}>
          ¿Olvidaste tu contraseña?
        </Button>
        <FieldError error={failure} />
        <Button type="submit" wide disabled={!full} busy={busy} busyText={messages.session.signing}>
          Ingresar
        </Button>
      </form>
    </AuthFrame>
  );
}
