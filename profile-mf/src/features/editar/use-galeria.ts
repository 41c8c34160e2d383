import { lugarEnGaleria } from 'domain/galeria';
import { rutas } from 'domain/imagen';
import { TOAST } from 'domain/limits';
import { mensajes } from 'domain/messages';
import { comoErrorDatos } from 'kit/datos/errores';
import { subirImagen } from 'kit/datos/imagenes';
import { comprobarArchivo } from 'kit/datos/preparar-imagen';
import { toast } from 'kit/toast';
import { useEffect, useRef, useState } from 'react';
import * as de from './galeria.ts';

const avisar = (texto: string) => toast.error(texto, TOAST.cierrePerfil);

/**
 * The gallery in the form: choosing, uploading one by one, cancelling, trying again, taking out, ordering. What is chosen goes
 * up at once; the profile names it when the form is saved, and uploads that no profile names are swept at night.
 */
export function useGaleria(uid: string, guardadas: string[]) {
  const [galeria, setGaleria] = useState(() => de.galeriaDe(guardadas));
  const [aviso, setAviso] = useState<string | null>(null);
  const actual = useRef(galeria);
  const enCurso = useRef<Promise<void>>(null);
  const control = useRef<{ clave: string; corte: AbortController }>(null);
  const vistas = useRef(new Set<string>());
  const dejado = useRef(false);

  const cambiar = (cambio: (antes: de.Galeria) => de.Galeria) => {
    actual.current = cambio(actual.current);
    setGaleria(actual.current);
  };
  useEffect(() => {
    const abiertas = vistas.current;
    dejado.current = false;
    return () => {
      dejado.current = true;
      control.current?.corte.abort();
      for (const vista of abiertas) URL.revokeObjectURL(vista);
    };
  }, []);

  const subirUna = async ({ clave, archivo }: de.Foto) => {
    if (!archivo) return;
    const corte = new AbortController();
    control.current = { clave, corte };
    const marcar = (subida: de.Subida | null, url: string | null = null) =>
      cambiar((antes) => de.cambiarFoto(antes, clave, { subida, url }));
    marcar({ estado: 'subiendo', parte: 0 });
    try {
      const url = await subirImagen(archivo, rutas.galeria(uid, archivo.name, Date.now()), {
        signal: corte.signal,
        onProgress: (parte) => marcar({ estado: 'subiendo', parte }),
      });
      marcar(null, url);
    } catch (caught) {
      const { codigo, message } = comoErrorDatos(caught, mensajes.perfil.noSubioImagenes);
      if (codigo !== 'cancelado') marcar({ estado: 'fallo', mensaje: message });
    }
  };

  // One after another: several large pictures at once exhaust a phone.
  const subirTodas = async () => {
    for (let [foto] = de.enEspera(actual.current); foto; [foto] = de.enEspera(actual.current)) {
      if (dejado.current) return;
      await subirUna(foto);
    }
    enCurso.current = null;
    if (de.fallidas(actual.current).length) avisar(mensajes.perfil.noSubioImagenes);
  };
  const seguir = () => {
    enCurso.current ??= subirTodas();
  };

  return {
    galeria,
    /** What there is to say about the room left. */
    aviso,
    elegir: (archivos: File[]) => {
      const buenos = archivos.filter(esImagen);
      if (!buenos.length) return;
      const lugar = lugarEnGaleria(actual.current.fotos.length, buenos.length);
      const mensaje = lugar.kind === 'entra' ? null : lugar.mensaje;
      setAviso(mensaje);
      if (mensaje) toast.info(mensaje, TOAST.cierrePerfil);
      const nuevas = buenos.slice(0, lugar.tomar).map((archivo) => {
        const vista = URL.createObjectURL(archivo);
        vistas.current.add(vista);
        return de.elegida(archivo, vista);
      });
      cambiar((antes) => de.sumar(antes, nuevas));
      seguir();
    },
    quitar: (clave: string) => {
      setAviso(null);
      cambiar((antes) => de.quitar(antes, clave));
      if (control.current?.clave === clave) control.current.corte.abort();
    },
    deshacer: () => cambiar(de.deshacer),
    mover: (desde: number, hasta: number) => cambiar((antes) => de.mover(antes, desde, hasta)),
    reintentar: () => {
      for (const { clave } of de.fallidas(actual.current)) {
        cambiar((antes) => de.cambiarFoto(antes, clave, { subida: { estado: 'espera' } }));
      }
      seguir();
    },
    rebasar: (ahora: string[]) => cambiar((antes) => de.rebasar(antes, ahora)),
    /** Waits for what is on its way; the gallery then, or `null` while something has failed. */
    terminar: async (): Promise<de.Galeria | null> => {
      await enCurso.current;
      return de.fallidas(actual.current).length ? null : actual.current;
    },
  };
}

/** Says why a file is none that can be shown. */
function esImagen(archivo: File): boolean {
  try {
    comprobarArchivo(archivo);
    return true;
  } catch (caught) {
    avisar(comoErrorDatos(caught).message);
    return false;
  }
}
