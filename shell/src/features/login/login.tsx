import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { mensajes } from 'domain/messages';
import { z } from 'domain/zod';
import { Link, useNavigate, useSearchParams } from 'kit/router';
import { SesionFallo, sendPasswordReset, signIn, useSession } from 'kit/session';
import { toast } from 'kit/toast';
import { Button } from 'kit/ui/button';
import { FieldError } from 'kit/ui/field';
import { PrivateMeta } from 'kit/ui/meta';
import { PasswordInput } from 'kit/ui/password-input';
import { TextInput } from 'kit/ui/text-input';
import Info from 'lucide-react/icons/info';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { AuthFrame } from '../auth/auth-frame.tsx';
import styles from './login.module.css';
import { volverA } from './volver-a.ts';

const emailSchema = z.email(mensajes.signup.emailInvalido);
const loginSchema = z.object({ email: z.string().trim().pipe(emailSchema), password: z.string().min(1) });
type Login = z.infer<typeof loginSchema>;

const MOTIVO = { vencida: mensajes.sesion.vencida, 'otra-pestania': mensajes.sesion.cerradaEnOtra };
const motivoSchema = z.enum(['vencida', 'otra-pestania']);

/** `/login`. */
export default function LoginScreen() {
  const { user, loading } = useSession();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const destino = volverA(params.get('volver'));
  const motivo = motivoSchema.safeParse(params.get('motivo')).data;
  const [fallo, setFallo] = useState('');
  const { register, handleSubmit, getValues, setError, setFocus, formState } = useForm<Login>({
    // The zod resolver would bring a second zod along.
    resolver: standardSchemaResolver(loginSchema),
  });
  const form = useRef<HTMLFormElement>(null);
  const [lleno, setLleno] = useState(false);
  const busy = formState.isSubmitting;
  const { email, password } = formState.errors;

  const mirar = () => {
    const datos = new FormData(form.current ?? undefined);
    setLleno(Boolean(String(datos.get('email') ?? '').trim() && datos.get('password')));
  };
  // What was typed, or filled in by the browser, before React came.
  useEffect(mirar, []);

  // Whoever is signed in already has nothing to do here.
  const entrando = useRef(false);
  useEffect(() => {
    if (user && !loading && !entrando.current) void navigate(destino, { replace: true });
  }, [user, loading, destino, navigate]);

  const entrar = handleSubmit(async ({ email: identifier, password: secret }) => {
    setFallo('');
    entrando.current = true;
    try {
      await signIn(identifier, secret);
    } catch (caught) {
      entrando.current = false;
      const { message } = SesionFallo.from(caught);
      toast.error(message);
      return setFallo(message);
    }
    toast.success(mensajes.sesion.loginOk);
    await navigate(destino, { replace: true });
  });

  const recuperar = async () => {
    const escrito = emailSchema.safeParse(getValues('email')?.trim());
    if (!escrito.success) {
      setError('email', { message: 'Escribí tu mail y te mandamos cómo elegir otra contraseña.' });
      return setFocus('email');
    }
    try {
      await sendPasswordReset(escrito.data);
    } catch (caught) {
      const error = SesionFallo.from(caught);
      // Whether an address has an account is nobody else's business.
      if (error.codigo !== 'credenciales') return toast.error(error.message);
    }
    toast.info('Si hay una cuenta con ese mail, te enviamos cómo elegir otra contraseña.');
  };

  return (
    <AuthFrame
      title="Iniciá sesión"
      lead="Qué bueno verte de nuevo."
      other={
        <>
          ¿Todavía no tenés cuenta? <Link to="/signup">Registrate gratis</Link>
        </>
      }
    >
      <PrivateMeta title="Iniciá sesión" />
      {motivo ? (
        <p className={styles.motivo} role="status">
          <Info size={20} strokeWidth={1.75} aria-hidden />
          {MOTIVO[motivo]}
        </p>
      ) : null}
      <form ref={form} onSubmit={entrar} onInput={mirar} noValidate className={styles.form}>
        <TextInput
          label="Mail"
          type="email"
          autoComplete="username"
          inputMode="email"
          error={email?.message}
          {...register('email')}
        />
        <PasswordInput
          label="Contraseña"
          autoComplete="current-password"
          error={password?.message}
          {...register('password')}
        />
        <Button kind="ghost" className={styles.forgot} onClick={() => void recuperar()}>
          ¿Olvidaste tu contraseña?
        </Button>
        <FieldError error={fallo} />
        <Button type="submit" wide disabled={!lleno} busy={busy} busyText={mensajes.sesion.ingresando}>
          Ingresar
        </Button>
      </form>
    </AuthFrame>
  );
}
