import type { Tipo } from 'domain/ids';
import { mensajes } from 'domain/messages';
import { type CodigoDatos, comoErrorDatos, ErrorCambiado } from 'kit/datos/errores';
import { borrarImagen, subirImagen } from 'kit/datos/imagenes';
import { actualizarItem, crearItem, idNuevo } from 'kit/datos/publicar';
import { useCallback, useEffect, useRef, useState } from 'react';
import { guardarPost, type Pedido, type Puertos } from './guardar.ts';

export type EstadoGuardado =
  | { fase: 'quieto' }
  /** `parte` of all pictures, 0 to 1. */
  | { fase: 'subiendo'; parte: number }
  | { fase: 'guardando' }
  | { fase: 'fallo'; codigo: CodigoDatos; mensaje: string };

/** The item being edited and which state of it was read. */
export type Existente = { id: string; version: string };

const PUERTOS: Puertos = { subirImagen, borrarImagen, crearItem, actualizarItem, now: () => Date.now() };

/**
 * Saves a post and says how far it is. While one saving runs, asking again does nothing; trying again after a failure
 * writes the same item, and sends only the pictures that did not arrive. Leaving the screen cancels what is being uploaded.
 */
export function useGuardar(tipo: Tipo, existente: Existente | undefined) {
  const [estado, setEstado] = useState<EstadoGuardado>({ fase: 'quieto' });
  const enCurso = useRef<AbortController | null>(null);
  const id = useRef(existente?.id);
  const version = useRef(existente?.version);
  const encontrada = useRef(existente?.version);
  // A draft over an older state was thrown away.
  useEffect(() => {
    version.current = existente?.version;
  }, [existente?.version]);
  const subidas = useRef(new Map<string, string>());
  useEffect(() => () => enCurso.current?.abort(), []);

  const guardar = useCallback(
    async (pedido: Pick<Pedido, 'uid' | 'datos' | 'imagenes'>): Promise<boolean> => {
      if (enCurso.current) return false;
      const control = new AbortController();
      enCurso.current = control;
      const { principal, adicionales } = pedido.imagenes;
      const hayNuevas = [principal, ...adicionales].some(
        (una) => una?.kind === 'nueva' && !subidas.current.has(una.clave),
      );
      setEstado(hayNuevas ? { fase: 'subiendo', parte: 0 } : { fase: 'guardando' });
      try {
        id.current ??= await idNuevo(tipo);
        await guardarPost(
          {
            ...pedido,
            tipo,
            id: id.current,
            version: version.current ?? null,
            subidas: subidas.current,
            signal: control.signal,
            onProgress: (parte) => setEstado(parte < 1 ? { fase: 'subiendo', parte } : { fase: 'guardando' }),
          },
          PUERTOS,
        );
        id.current = undefined; // what is written next is another item
        subidas.current.clear();
        setEstado({ fase: 'quieto' });
        return true;
      } catch (error) {
        if (error instanceof ErrorCambiado) encontrada.current = error.version;
        const { codigo, message } = comoErrorDatos(error, mensajes.post.errorGuardar);
        setEstado(
          codigo === 'cancelado'
            ? { fase: 'quieto' }
            : { fase: 'fallo', codigo, mensaje: message || mensajes.post.errorGuardar },
        );
        return false;
      } finally {
        enCurso.current = null;
      }
    },
    [tipo],
  );

  const cancelar = useCallback(() => enCurso.current?.abort(), []);
  /** The next saving writes over what the last one found; a further change from elsewhere is told again. */
  const aceptarCambio = useCallback(() => {
    version.current = encontrada.current;
  }, []);
  return { estado, guardar, cancelar, aceptarCambio };
}
