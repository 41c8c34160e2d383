import { TOAST } from 'domain/limits';
import { mensajes } from 'domain/messages';
import type { PerfilDatos } from 'domain/usuario';
import { call, LlamadaFallo } from 'kit/callable';
import { useNavigate } from 'kit/router';
import { refreshUser } from 'kit/session';
import { toast } from 'kit/toast';
import type { UseFormSetError } from 'react-hook-form';
import { excesoDe, type Galeria, guardarGaleria } from './galeria.ts';
import type { Valores } from './valores.ts';

interface Palabras {
  /** Toast of success. */
  exito: string;
  /** Toast when nothing could be saved. */
  fracaso: string;
}

const avisar = (texto: string) => toast.error(texto, TOAST.cierrePerfil);

/**
 * Saves the profile, then the gallery, brings the session up to date and goes to /all. A gallery that fails keeps the
 * person here with what is left to do: the rest is saved by then.
 */
export function useGuardar(uid: string, { exito, fracaso }: Palabras, setError: UseFormSetError<Valores>) {
  const navigate = useNavigate();

  const falla = (caught: unknown) => {
    const fallo = caught instanceof LlamadaFallo ? caught : null;
    for (const { campo, mensaje } of fallo?.campos ?? []) {
      setError(campo as keyof Valores, { type: 'servidor', message: mensaje });
    }
    setError('root', { message: fallo?.message ?? mensajes.general.interno });
    avisar(fracaso);
  };

  return async (datos: PerfilDatos, galeria: Galeria, alAvanzar: (ahora: Galeria) => void): Promise<void> => {
    const conGaleria = datos.role === 'creador';
    const exceso = conGaleria ? excesoDe(galeria) : null;
    if (exceso) return avisar(exceso);
    let ocultados: number;
    try {
      ({ ocultados } = await call('saveProfile', datos));
    } catch (caught) {
      return falla(caught);
    }
    // The state of the session carries what fails here; the profile is saved all the same.
    await refreshUser().catch(() => null);
    if (conGaleria && (galeria.nuevas.length || galeria.quitadas.length)) {
      try {
        await guardarGaleria(uid, galeria, alAvanzar);
      } catch (caught) {
        setError('root', { message: caught instanceof Error ? caught.message : mensajes.general.interno });
        return avisar(mensajes.perfil.noSubioImagenes);
      }
      if (galeria.nuevas.length) toast.success(mensajes.perfil.galeriaAgregada, TOAST.cierrePerfil);
    }
    toast.success(exito, TOAST.cierrePerfil);
    if (ocultados) toast.info(`${ocultados} publicaciones quedaron ocultas hasta que vuelvas a ser creador.`);
    await navigate('/all');
  };
}
