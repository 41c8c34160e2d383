import { TOAST } from 'domain/limits';
import { comoErrorDatos } from 'kit/datos/errores';
import { subirImagen } from 'kit/datos/imagenes';
import { toast } from 'kit/toast';
import { useEffect, useRef, useState } from 'react';

interface Subida {
  /** Storage path of a chosen file. */
  ruta: (archivo: string) => string;
  /** Given the download URL. */
  alSubir: (url: string) => void;
  exito?: string;
  fracaso: string;
}

/** Uploads one chosen picture at a time and tells how it went; leaving the screen cancels it. */
export function useSubida({ ruta, alSubir, exito, fracaso }: Subida) {
  const [subiendo, setSubiendo] = useState(false);
  const [vista, setVista] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const corte = useRef<AbortController>(null);
  useEffect(() => () => corte.current?.abort(), []);
  useEffect(() => () => void (vista && URL.revokeObjectURL(vista)), [vista]);

  const subir = async ([archivo]: File[]) => {
    if (!archivo) return;
    const control = new AbortController();
    corte.current = control;
    setSubiendo(true);
    setError(null);
    try {
      const url = await subirImagen(archivo, ruta(archivo.name), { signal: control.signal });
      setVista(URL.createObjectURL(archivo));
      alSubir(url);
      if (exito) toast.success(exito, TOAST.cierrePerfil);
    } catch (caught) {
      const { codigo, message } = comoErrorDatos(caught, fracaso);
      if (codigo === 'cancelado') return;
      setError(message);
      toast.error(fracaso, TOAST.cierrePerfil);
    } finally {
      setSubiendo(false);
    }
  };
  return { subir, subiendo, vista, error, olvidar: () => setVista(null) };
}
