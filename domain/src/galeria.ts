import { LIMITES } from './limits.ts';

const MAX = LIMITES.imagenesGaleria;

/** Messages of the gallery's limit, with the true numbers in them. */
export const mensajesGaleria = {
  excede: (tiene: number, agrega: number) =>
    `Máximo ${MAX} imágenes. Ya tenés ${tiene} y querés agregar ${agrega}. Quitá algunas o subí menos.`,
  recortada: (lugar: number) => `Podés subir ${lugar} imagen(es) más (límite: ${MAX}).`,
  llena: `Máximo ${MAX} imágenes en la galería. Ya alcanzaste el límite.`,
} as const;

export type SeleccionGaleria =
  | { kind: 'entra'; tomar: number }
  | { kind: 'recortada'; tomar: number; mensaje: string }
  | { kind: 'llena'; tomar: 0; mensaje: string };

/** How many of `elegidas` pictures fit beside the `tiene` already there, and what to tell the person. */
export function lugarEnGaleria(tiene: number, elegidas: number): SeleccionGaleria {
  const lugar = Math.max(0, MAX - tiene);
  if (lugar === 0) return { kind: 'llena', tomar: 0, mensaje: mensajesGaleria.llena };
  if (elegidas > lugar) return { kind: 'recortada', tomar: lugar, mensaje: mensajesGaleria.recortada(lugar) };
  return { kind: 'entra', tomar: elegidas };
}
