import { type RefObject, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { borrarBorrador, guardarBorrador, iguales, type Lugar } from './borrador.ts';
import type { Valores } from './valores.ts';

/** Milliseconds without typing until the draft is kept. */
const PAUSA = 400;

interface Opciones {
  lugar: Lugar;
  /** What the form held untouched: back to that, there is no draft. */
  base: Valores;
  version: string;
  /** Pictures chosen and not uploaded yet. */
  fotos: number;
  /** True once it was saved: what the form still shows is no draft any more. */
  guardado: RefObject<boolean>;
}

/** Keeps what is typed, until it is saved: a closed tab or a lost connection costs nothing but the pictures chosen. */
export function useBorrador(
  { subscribe, getValues }: Pick<UseFormReturn<Valores>, 'subscribe' | 'getValues'>,
  { lugar, base, version, fotos, guardado }: Opciones,
): void {
  const { uid, tipo, id } = lugar;
  useEffect(() => {
    const donde = { uid, tipo, id };
    let espera: ReturnType<typeof setTimeout> | undefined;
    const guardar = () => {
      clearTimeout(espera);
      espera = undefined;
      if (guardado.current) return;
      const valores = getValues();
      if (iguales(valores, base) && fotos === 0) borrarBorrador(donde);
      else guardarBorrador(donde, { valores, fotos, version });
    };
    const soltar = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(espera);
        espera = setTimeout(guardar, PAUSA);
      },
    });
    if (fotos > 0) guardar();
    const alIrse = () => espera !== undefined && guardar();
    addEventListener('pagehide', alIrse);
    return () => {
      soltar();
      removeEventListener('pagehide', alIrse);
      alIrse();
    };
  }, [subscribe, getValues, uid, tipo, id, base, version, fotos, guardado]);
}
