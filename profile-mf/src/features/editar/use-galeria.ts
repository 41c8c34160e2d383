import { lugarEnGaleria } from 'domain/galeria';
import { TOAST } from 'domain/limits';
import { comoErrorDatos } from 'kit/datos/errores';
import { comprobarArchivo } from 'kit/datos/preparar-imagen';
import { toast } from 'kit/toast';
import { useEffect, useRef, useState } from 'react';
import { cuantas, type Galeria } from './galeria.ts';

/** The gallery's state in the form: choosing, taking back, taking away and undoing that. */
export function useGaleria(guardadas: string[]) {
  const [galeria, setGaleria] = useState<Galeria>({ guardadas, quitadas: [], nuevas: [] });
  const vistas = useRef(new Set<string>());
  useEffect(() => {
    const abiertas = vistas.current;
    return () => {
      for (const vista of abiertas) URL.revokeObjectURL(vista);
    };
  }, []);

  const elegir = (archivos: File[]) => {
    const buenos = archivos.filter(esImagen);
    if (!buenos.length) return;
    const lugar = lugarEnGaleria(cuantas(galeria), buenos.length);
    if (lugar.kind !== 'entra') toast.info(lugar.mensaje, TOAST.cierrePerfil);
    const nuevas = buenos.slice(0, lugar.tomar).map((archivo) => {
      const vista = URL.createObjectURL(archivo);
      vistas.current.add(vista);
      return { clave: crypto.randomUUID(), archivo, vista };
    });
    setGaleria((antes) => ({ ...antes, nuevas: [...antes.nuevas, ...nuevas] }));
  };

  return {
    galeria,
    setGaleria,
    elegir,
    soltar: (clave: string) =>
      setGaleria((antes) => ({ ...antes, nuevas: antes.nuevas.filter((nueva) => nueva.clave !== clave) })),
    quitar: (url: string) => setGaleria((antes) => ({ ...antes, quitadas: [...antes.quitadas, url] })),
    deshacer: () => setGaleria((antes) => ({ ...antes, quitadas: [] })),
  };
}

/** Says why a file is none that can be shown. */
function esImagen(archivo: File): boolean {
  try {
    comprobarArchivo(archivo);
    return true;
  } catch (caught) {
    toast.error(comoErrorDatos(caught).message, TOAST.cierrePerfil);
    return false;
  }
}
