import Info from '@lucide/icons/icons/info';
import { failureOf } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { LIMITS } from '@vidriera/domain/values/limits';
import { goingTo } from '@vidriera/kit/going/going-to';
import { returnTo, withReturn } from '@vidriera/kit/going/return-to';
import { nextPaint } from '@vidriera/kit/hooks/next-paint';
import { useHydrated } from '@vidriera/kit/hooks/use-hydrated';
import { toast } from '@vidriera/kit/messages/toast';
import { PasswordInput } from '@vidriera/kit/ui/form/password-input';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { Button } from '@vidriera/kit/ui/parts/button';
import { FieldError } from '@vidriera/kit/ui/parts/field-error';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { lazyPart } from '@vidriera/kit/ui/parts/lazy-part';
import { Meta } from '@vidriera/kit/ui/parts/meta';
import { NeedsScripts } from '@vidriera/kit/ui/parts/needs-scripts';
import { Link, useNavigate, useSearchParams } from '@vidriera/router';
import { signIn } from '@vidriera/session';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { AskReset } from '../auth/ask-reset.tsx';
import { AuthFrame } from '../auth/auth-frame.tsx';
import { CodeLink } from '../auth/code-link.tsx';
import { ExploreInstead } from '../auth/explore-instead.tsx';
import { rememberDevice } from '../auth/remember-device.ts';
import { useSignedInAway } from '../auth/use-signed-in-away.ts';
import styles from './login.module.css';
import { type Login, loginResolver } from './login-schema.ts';

const CodeForm = lazyPart(async () => (await import('@vidriera/kit/ui/code/code-form')).default);

/** `/login?con=codigo`: signs in, or up, without a password. */
function LoginByCode({ back, children }: { back: string | null; children: ReactNode }) {
  const navigate = useNavigate();
  const password = withReturn('/login', back);
  const enter = (entered: { back: string | null }) => {
    toast.success(messages.session.loginOk);
    void navigate(returnTo(entered.back), { replace: true });
  };
  return (
    <AuthFrame
      title="Entrá con un código"
      lead="Te lo mandamos por mail. Si todavía no tenés cuenta, así la creás."
      other={<Link to={password}>Entrar con mi contraseña</Link>}
    >
      {children}
      <NeedsScripts act="entrar">
        <ExploreInstead />
      </NeedsScripts>
      {useHydrated() ? (
        <CodeForm
          where="/login"
          back={back}
          isForNew={false}
          onEntered={enter}
          onPassword={() => void navigate(password)}
        />
      ) : null}
    </AuthFrame>
  );
}

const REASONS = new Map<string | null, string>([
  ['expired', messages.session.expired],
  ['other-tab', messages.session.closedElsewhere],
]);

const META = (
  <Meta
    title="Iniciá sesión"
    description="Entrá a tu cuenta de Vidriera: lo que te gusta, tus lugares, tus promos y lo que publicás."
    path="/login"
    unlisted
  />
);

export default function LoginScreen() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const target = returnTo(params.get('volver'));
  const reason = REASONS.get(params.get('motivo'));
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, getValues, formState } = useForm<Login>({ resolver: loginResolver });
  const form = useRef<HTMLFormElement>(null);
  const [full, setFull] = useState(false);
  const [forgotten, setForgotten] = useState(false);
  const busy = formState.isSubmitting;
  const { email, password } = formState.errors;

  const look = () => {
    const data = new FormData(form.current ?? undefined);
    setFull(Boolean(String(data.get('email') ?? '').trim() && data.get('password')));
  };
  // Typed, or filled in by the browser, before hydration.
  useEffect(look, []);

  const entering = useSignedInAway(target);

  const enter = handleSubmit(async ({ email: identifier, password: secret }) => {
    setFailure('');
    entering.current = true;
    await nextPaint();
    goingTo(target);
    try {
      await signIn(identifier, secret);
    } catch (caught) {
      entering.current = false;
      return setFailure(failureOf(caught).message);
    }
    rememberDevice();
    toast.success(messages.session.loginOk);
    await navigate(target, { replace: true });
  });

  if (params.get('con') === 'codigo') return <LoginByCode back={params.get('volver')}>{META}</LoginByCode>;
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
        {META}
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
          ¿Todavía no tenés cuenta? <Link to={withReturn('/signup', params.get('volver'))}>Registrate</Link>
        </>
      }
    >
      {META}
      {reason ? (
        <p className={styles.reason} role="status">
          <Icon of={Info} size={20} />
          {reason}
        </p>
      ) : null}
      <form ref={form} method="post" onSubmit={enter} onInput={look} noValidate className={styles.form}>
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
        <NeedsScripts act="iniciar sesión">
          <ExploreInstead />
        </NeedsScripts>
        <Button type="submit" wide disabled={!full} busy={busy} busyText={messages.session.signing}>
          Ingresar
        </Button>
      </form>
      <CodeLink back={params.get('volver')} />
    </AuthFrame>
  );
}
