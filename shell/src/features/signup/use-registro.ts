import type { Entrada } from 'domain/callables';
import { mensajes } from 'domain/messages';
import { call, LlamadaFallo } from 'kit/callable';
import { useNavigate } from 'kit/router';
import { SesionFallo, sendVerification, signIn } from 'kit/session';
import { toast } from 'kit/toast';
import { useRef } from 'react';

type Datos = Entrada<'signUp'>;

/** Why nobody was registered: words for the form, and for its fields. */
export interface Rechazo {
  mensaje: string;
  campos: { campo: string; mensaje: string }[];
}

/** Which field a refusal without fields belongs to. */
const CAMPO_DE: Partial<Record<LlamadaFallo['codigo'], keyof Datos>> = {
  'username-ocupado': 'username',
  'email-en-uso': 'email',
};

/**
 * Signs somebody up, then in, then leads to /complete-signup. One account however often it is asked for: while one is being
 * made nothing else happens, and when only the signing in failed, asking again does just that.
 */
export function useRegistro() {
  const navigate = useNavigate();
  const enCurso = useRef(false);
  const creada = useRef('');
  // An answer that got lost may hide an account that was made.
  const quizas = useRef('');

  const registrar = async (datos: Datos): Promise<Rechazo | null> => {
    if (enCurso.current) return null;
    enCurso.current = true;
    try {
      if (creada.current !== datos.email) {
        const perdida = quizas.current === datos.email;
        if (!(perdida && (await yaEsSuya(datos)))) await call('signUp', datos);
        creada.current = datos.email;
        toast.success(mensajes.signup.ok);
      }
      await signIn(datos.email, datos.password);
      // Offered, not demanded: /all offers it again.
      sendVerification().catch((caught: unknown) => console.warn('no verification mail was sent', caught));
      await navigate('/complete-signup', { replace: true });
      return null;
    } catch (caught) {
      if (!(caught instanceof LlamadaFallo || caught instanceof SesionFallo)) throw caught;
      if (caught instanceof LlamadaFallo && INCIERTOS.includes(caught.codigo)) quizas.current = datos.email;
      toast.error(creada.current ? mensajes.sesion.loginError : mensajes.signup.error);
      return rechazoDe(caught);
    } finally {
      enCurso.current = false;
    }
  };
  return { registrar };
}

/** Failures after which nobody knows whether the account was made. */
const INCIERTOS: LlamadaFallo['codigo'][] = ['sin-conexion', 'interno'];

/** Whether an account was made by a try whose answer got lost: its password opens it. */
async function yaEsSuya({ email, password }: Datos): Promise<boolean> {
  try {
    await signIn(email, password);
    return true;
  } catch (caught) {
    if (caught instanceof SesionFallo && caught.codigo === 'credenciales') return false;
    throw caught;
  }
}

function rechazoDe(caught: LlamadaFallo | SesionFallo): Rechazo {
  if (caught instanceof SesionFallo) return { mensaje: caught.message, campos: [] };
  const campo = CAMPO_DE[caught.codigo];
  if (caught.campos.length) return { mensaje: mensajes.signup.error, campos: caught.campos };
  if (campo) return { mensaje: mensajes.signup.error, campos: [{ campo, mensaje: caught.message }] };
  return {
    mensaje: caught.codigo === 'sin-conexion' ? caught.message : mensajes.signup.error,
    campos: [],
  };
}
