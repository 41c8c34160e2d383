import type { Tipo } from 'domain/ids';
import { VALORES_INICIALES, type Valores, valoresSchema } from './valores.ts';

/** Local storage key of somebody's draft of a kind. Each person of a shared browser has their own. */
const clave = (uid: string, tipo: Tipo): string => `vidriera.borrador.${uid}.${tipo}`;

const esperable = (error: unknown): boolean => error instanceof DOMException || error instanceof SyntaxError;

/** The draft left from another time, or `null`: none, one that can't be understood, or no storage allowed. */
export function leerBorrador(uid: string, tipo: Tipo): Valores | null {
  try {
    const guardado = localStorage.getItem(clave(uid, tipo));
    return guardado ? (valoresSchema.safeParse(JSON.parse(guardado)).data ?? null) : null;
  } catch (error) {
    if (esperable(error)) return null;
    throw error;
  }
}

/** Whether anything differs from an empty form. */
const hayAlgo = (valores: Valores): boolean =>
  JSON.stringify(valoresSchema.parse(valores)) !== JSON.stringify(VALORES_INICIALES);

/** Keeps the draft; an empty form leaves none. A full or forbidden storage costs the draft only. */
export function guardarBorrador(uid: string, tipo: Tipo, valores: Valores): void {
  if (!hayAlgo(valores)) {
    borrarBorrador(uid, tipo);
    return;
  }
  try {
    localStorage.setItem(clave(uid, tipo), JSON.stringify(valores));
  } catch (error) {
    if (!esperable(error)) throw error;
  }
}

export function borrarBorrador(uid: string, tipo: Tipo): void {
  try {
    localStorage.removeItem(clave(uid, tipo));
  } catch (error) {
    if (!esperable(error)) throw error;
  }
}
