import { TOAST } from 'domain/limits';
import { comoErrorDatos } from 'kit/datos/errores';
import { subirImagen } from 'kit/datos/imagenes';
import { toast } from 'kit/toast';
import { useEffect, useRef, useState } from 'react';
import type { Subida } from './galeria.ts';

interface Opciones {
  /** Storage path of a chosen file. */
  ruta: (archivo: string) => string;
  /** Given the download URL. */
  alSubir: (url: string) => void;
  exito?: string;
  fracaso: string;
}

/** Uploads one chosen picture: how far it is, cancelling, trying again. Leaving the screen cancels it. */
export function useSubida({ ruta, alSubir, exito, fracaso }: Opciones) {
  const [subida, setSubida] = useState<Subida | null>(null);
  const corte = useRef<AbortController>(null);
  const archivo = useRef<File>(null);
  const enCurso = useRef<Promise<boolean>>(null);
  useEffect(() => () => corte.current?.abort(), []);

  const intentar = async (elegido: File): Promise<boolean> => {
    const control = new AbortController();
    corte.current = control;
    setSubida({ estado: 'subiendo', parte: 0 });
    try {
      const url = await subirImagen(elegido, ruta(elegido.name), {
        signal: control.signal,
        onProgress: (parte) => setSubida({ estado: 'subiendo', parte }),
      });
      setSubida(null);
      alSubir(url);
      if (exito) toast.success(exito, TOAST.cierrePerfil);
      return true;
    } catch (caught) {
      const { codigo, message } = comoErrorDatos(caught, fracaso);
      if (codigo === 'cancelado') {
        setSubida(null);
        return true;
      }
      setSubida({ estado: 'fallo', mensaje: message });
      toast.error(fracaso, TOAST.cierrePerfil);
      return false;
    }
  };
  const empezar = (elegido: File | null | undefined) => {
    if (!elegido) return;
    archivo.current = elegido;
    enCurso.current = intentar(elegido);
  };

  return {
    subida,
    subir: ([elegido]: File[]) => empezar(elegido),
    reintentar: () => empezar(archivo.current),
    cancelar: () => corte.current?.abort(),
    /** Forgets what failed here. */
    olvidar: () => {
      setSubida(null);
      enCurso.current = null;
    },
    /** Waits for what is on its way; false while it has failed. */
    terminar: async (): Promise<boolean> => (await enCurso.current) ?? true,
  };
}

export type UnaSubida = ReturnType<typeof useSubida>;
