import { call, LlamadaFallo } from 'kit/callable';
import { LEAVING } from 'kit/leaving';
import { useNavigate } from 'kit/router';
import { deletionBegun, reauthenticate, SesionFallo, signOut } from 'kit/session';
import { toast } from 'kit/toast';
import type { UseFormSetError } from 'react-hook-form';
import type { Baja } from './valores.ts';

export type Paso = 'comprobando' | 'borrando';

interface Opciones {
  setError: UseFormSetError<Baja>;
  /** Told what is being done; `null` when it could not be done. */
  alAvanzar: (paso: Paso | null) => void;
}

/** Deletes the account: proves who it is, has everything deleted, signs out and leads home. */
export function useEliminarCuenta({ setError, alAvanzar }: Opciones) {
  const navigate = useNavigate();
  return async ({ username, password }: Baja): Promise<void> => {
    alAvanzar('comprobando');
    try {
      await comprobar(password);
      alAvanzar('borrando');
      await call('deleteAccount', { username });
    } catch (caught) {
      alAvanzar(null);
      const { campo, mensaje } = porQueNo(caught);
      return setError(campo, { message: mensaje });
    }
    // First, or the guard of this screen would lead to /login.
    await navigate('/', { replace: true, state: LEAVING });
    await signOut();
    toast.success('Tu cuenta fue eliminada. ¡Gracias por haber estado!');
  };
}

/**
 * Proves who it is. Once an earlier try has deleted the account, its answer lost, no password is right any more: what is left is the
 * server's to finish, and to tell.
 * @throws SesionFallo 'credenciales' for a wrong password, and other reasons
 */
async function comprobar(password: string): Promise<void> {
  try {
    await reauthenticate(password);
  } catch (caught) {
    if (SesionFallo.from(caught).codigo !== 'credenciales' || !(await deletionBegun())) throw caught;
  }
}

function porQueNo(caught: unknown): { campo: keyof Baja | 'root'; mensaje: string } {
  if (caught instanceof LlamadaFallo) {
    const [campo] = caught.campos;
    if (campo?.campo === 'username') return { campo: 'username', mensaje: campo.mensaje };
    const seguir = 'Lo que haya quedado se borra al intentarlo de nuevo.';
    return {
      campo: 'root',
      mensaje: `No pudimos terminar de eliminar tu cuenta. ${caught.message} ${seguir}`,
    };
  }
  const { codigo, message } = SesionFallo.from(caught);
  if (codigo === 'credenciales') return { campo: 'password', mensaje: 'Esa no es tu contraseña.' };
  return { campo: 'root', mensaje: message };
}
