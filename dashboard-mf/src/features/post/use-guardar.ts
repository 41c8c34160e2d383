import type { Tipo } from 'domain/ids';
import { mensajes } from 'domain/messages';
import { type CodigoDatos, comoErrorDatos } from 'kit/datos/errores';
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

const PUERTOS: Puertos = { subirImagen, borrarImagen, crearItem, actualizarItem, now: () => Date.now() };

/**
 * Saves a post and says how far it is. While one saving runs, asking again does nothing; trying again after a failure
 * writes the same item. Leaving the screen cancels what is being uploaded.
 */
export function useGuardar(tipo: Tipo, idExistente: string | undefined) {
  const [estado, setEstado] = useState<EstadoGuardado>({ fase: 'quieto' });
  const enCurso = useRef<AbortController | null>(null);
  const id = useRef(idExistente);
  useEffect(() => () => enCurso.current?.abort(), []);

  const guardar = useCallback(
    async (pedido: Pick<Pedido, 'uid' | 'datos' | 'imagenes'>): Promise<boolean> => {
      if (enCurso.current) return false;
      const control = new AbortController();
      enCurso.current = control;
      const { principal, adicionales } = pedido.imagenes;
      const hayNuevas = [principal, ...adicionales].some((una) => una?.kind === 'nueva');
      setEstado(hayNuevas ? { fase: 'subiendo', parte: 0 } : { fase: 'guardando' });
      try {
        id.current ??= await idNuevo(tipo);
        await guardarPost(
          {
            ...pedido,
            tipo,
            id: id.current,
            modo: idExistente ? 'editar' : 'crear',
            signal: control.signal,
            onProgress: (parte) => setEstado(parte < 1 ? { fase: 'subiendo', parte } : { fase: 'guardando' }),
          },
          PUERTOS,
        );
        if (!idExistente) id.current = undefined; // what is written next is another item
        setEstado({ fase: 'quieto' });
        return true;
      } catch (error) {
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
    [tipo, idExistente],
  );

  const cancelar = useCallback(() => enCurso.current?.abort(), []);
  return { estado, guardar, cancelar };
}
