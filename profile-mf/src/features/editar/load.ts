import { TOAST } from 'domain/limits';
import { mensajes } from 'domain/messages';
import { toast } from 'kit/toast';
import { leerPerfilPropio, type PerfilGuardado } from '../perfil/leer-propio.ts';

/**
 * What the profile form starts with.
 * @throws ErrorDatos when the documents can't be read, which is said in a toast too
 */
export async function loadFormulario(leer = leerPerfilPropio): Promise<PerfilGuardado> {
  try {
    return await leer();
  } catch (caught) {
    toast.error(mensajes.perfil.noCargo, TOAST.cierrePerfil);
    throw caught;
  }
}
