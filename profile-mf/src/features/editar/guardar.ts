import { TOAST } from 'domain/limits';
import { mensajes } from 'domain/messages';
import type { PerfilDatos } from 'domain/usuario';
import { call, LlamadaFallo } from 'kit/callable';
import { refreshUser } from 'kit/session';
import { toast } from 'kit/toast';
import type { UseFormSetError } from 'react-hook-form';
import { leerPerfilPropio } from '../perfil/leer-propio.ts';
import { datosDe, type Galeria, hayNuevas } from './galeria.ts';
import type { Valores } from './valores.ts';

interface Palabras {
  /** Toast of success. */
  exito: string;
  /** Toast when nothing could be saved. */
  fracaso: string;
}

interface Cambios {
  setError: UseFormSetError<Valores>;
  /** The stored gallery is another one by now: these are its download URLs. */
  alCambiarGaleria: (ahora: string[]) => void;
}

/**
 * Saves the profile and its gallery in one call, and brings the session up to date.
 * @returns whether it was saved; what it was not is said at its field, under the form and in a toast
 */
export async function guardarPerfil(
  { datos, galeria }: { datos: PerfilDatos; galeria: Galeria },
  { exito, fracaso }: Palabras,
  { setError, alCambiarGaleria }: Cambios,
): Promise<boolean> {
  const { creador } = datos;
  const entrada = { ...datos, creador: creador ? { ...creador, galeria: datosDe(galeria) } : null };
  let ocultados: number;
  try {
    ({ ocultados } = await call('saveProfile', entrada));
  } catch (caught) {
    const fallo = caught instanceof LlamadaFallo ? caught : null;
    for (const { campo, mensaje } of fallo?.campos ?? []) {
      setError(campo as keyof Valores, { type: 'servidor', message: mensaje });
    }
    setError('root', { message: fallo?.message ?? mensajes.general.interno });
    toast.error(fracaso, TOAST.cierrePerfil);
    if (fallo?.codigo === 'galeria-llena') await releerGaleria(alCambiarGaleria);
    return false;
  }
  // The state of the session carries what fails here; the profile is saved all the same.
  await refreshUser().catch(() => null);
  if (creador && hayNuevas(galeria)) toast.success(mensajes.perfil.galeriaAgregada, TOAST.cierrePerfil);
  toast.success(exito, TOAST.cierrePerfil);
  if (ocultados) toast.info(avisoOcultados(ocultados));
  return true;
}

const avisoOcultados = (cuantas: number): string =>
  cuantas === 1
    ? 'Tu publicación quedó oculta hasta que vuelvas a ser creador.'
    : `Tus ${cuantas} publicaciones quedaron ocultas hasta que vuelvas a ser creador.`;

/** Where that fails too, the person still sees what the server said, and the next save asks it again. */
async function releerGaleria(alCambiar: (ahora: string[]) => void): Promise<void> {
  const perfil = await leerPerfilPropio().catch(() => null);
  if (perfil?.creador) alCambiar(perfil.creador.urlImagenes);
}
