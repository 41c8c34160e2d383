import type { Tipo } from 'domain/ids';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { guardarBorrador } from './borrador.ts';
import type { Valores } from './valores.ts';

/** Milliseconds without typing until the draft is kept. */
const PAUSA = 400;

/** Keeps what is typed as the person's draft of that kind; `null` keeps none (an existing item is being edited). */
export function useBorrador(
  { subscribe, getValues }: Pick<UseFormReturn<Valores>, 'subscribe' | 'getValues'>,
  uid: string | null,
  tipo: Tipo,
): void {
  useEffect(() => {
    if (uid === null) return;
    let espera: ReturnType<typeof setTimeout> | undefined;
    const guardar = () => {
      espera = undefined;
      guardarBorrador(uid, tipo, getValues());
    };
    const soltar = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(espera);
        espera = setTimeout(guardar, PAUSA);
      },
    });
    const alIrse = () => espera !== undefined && guardar();
    addEventListener('pagehide', alIrse);
    return () => {
      soltar();
      removeEventListener('pagehide', alIrse);
      clearTimeout(espera);
      alIrse();
    };
  }, [subscribe, getValues, uid, tipo]);
}
