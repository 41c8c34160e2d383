import type { galeriaDatosSchema } from './galeria-schema.ts';
import { rutaDeUrl } from './imagen.ts';
import { LIMITES } from './limits.ts';
import type { z } from './zod.ts';

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

/** The gallery as a form sends it. */
export type GaleriaDatos = z.infer<typeof galeriaDatosSchema>;
export type GaleriaFundida =
  | { kind: 'entra'; urls: string[]; nuevas: string[] }
  | { kind: 'excede'; mensaje: string };

/** Two addresses of one upload are one picture. */
const claveDe = (url: string): string => rutaDeUrl(url) ?? url;

/**
 * What a gallery holds after a form was saved over it: the form's order, without what was taken out meanwhile elsewhere, and
 * with what was added there at the end. More than the limit is refused as a whole, unless nothing is new.
 */
export function fundirGaleria(guardadas: string[], { antes, urls: pedidas }: GaleriaDatos): GaleriaFundida {
  const enGuardadas = new Map(guardadas.map((url) => [claveDe(url), url]));
  const enAntes = new Set(antes.map(claveDe));
  const final = new Map<string, string>();
  for (const url of pedidas) {
    const clave = claveDe(url);
    if (enGuardadas.has(clave) || !enAntes.has(clave)) final.set(clave, enGuardadas.get(clave) ?? url);
  }
  for (const [clave, url] of enGuardadas) if (!enAntes.has(clave)) final.set(clave, url);
  const nuevas = [...final].filter(([clave]) => !enGuardadas.has(clave)).map(([, url]) => url);
  if (final.size <= MAX || nuevas.length === 0) return { kind: 'entra', urls: [...final.values()], nuevas };
  const tiene = final.size - nuevas.length;
  return {
    kind: 'excede',
    mensaje: tiene >= MAX ? mensajesGaleria.llena : mensajesGaleria.excede(tiene, nuevas.length),
  };
}
