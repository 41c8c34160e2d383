import { TOAST } from 'domain/limits';
import { mensajes } from 'domain/messages';
import type { LoaderFunctionArgs } from 'kit/router';
import { requireSession } from 'kit/screen';
import { toast } from 'kit/toast';
import { leerPerfilPropio, type PerfilGuardado } from '../perfil/leer-propio.ts';

/**
 * What the profile form starts with. Whoever is signed out is told `aviso` and sent to /login.
 * @throws the redirect; ErrorDatos when the documents can't be read, which is said in a toast too
 */
export async function loadFormulario(
  args: Pick<LoaderFunctionArgs, 'request'>,
  aviso: string,
): Promise<PerfilGuardado> {
  try {
    await requireSession(args);
  } catch (caught) {
    if (caught instanceof Response) toast.info(aviso, TOAST.cierrePerfil);
    throw caught;
  }
  try {
    return await leerPerfilPropio();
  } catch (caught) {
    toast.error(mensajes.perfil.noCargo, TOAST.cierrePerfil);
    throw caught;
  }
}
