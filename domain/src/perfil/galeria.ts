import { pathOfUrl } from '../image/image.ts';
import { LIMITS } from '../values/limits.ts';
import type { GaleriaForm } from './galeria-schema.ts';

const MAX = LIMITS.galeriaImages;

export const galeriaMessages = {
  exceeds: (has: number, adds: number) =>
    `Máximo ${MAX} imágenes. Ya tenés ${has} y querés agregar ${adds}. Quitá algunas o subí menos.`,
  trimmed: (place: number) => `Podés subir ${place} imagen(es) más (límite: ${MAX}).`,
  full: `Máximo ${MAX} imágenes en la galería. Ya alcanzaste el límite.`,
} as const;

export type GaleriaSelection =
  | { kind: 'fits'; take: number }
  | { kind: 'trimmed'; take: number; message: string }
  | { kind: 'full'; take: 0; message: string };

/** Returns how many of `chosen` pictures fit beside `has`, and a message for the person. */
export function placeInGaleria(has: number, chosen: number): GaleriaSelection {
  const place = Math.max(0, MAX - has);
  if (place === 0) return { kind: 'full', take: 0, message: galeriaMessages.full };
  if (chosen > place) return { kind: 'trimmed', take: place, message: galeriaMessages.trimmed(place) };
  return { kind: 'fits', take: chosen };
}

export type MergedGaleria =
  | { kind: 'fits'; urls: string[]; added: string[] }
  | { kind: 'too-many'; message: string };

/** Two addresses of one upload are one picture. */
const keyOf = (url: string): string => pathOfUrl(url) ?? url;

/**
 * Merges a form into the saved gallery, which may have changed elsewhere. Refuses one over the limit if
 * anything is new.
 */
export function mergeGaleria(saved: string[], { before, urls: requested }: GaleriaForm): MergedGaleria {
  const inSaved = new Map(saved.map((url) => [keyOf(url), url]));
  const inBefore = new Set(before.map(keyOf));
  const final = new Map<string, string>();
  for (const url of requested) {
    const key = keyOf(url);
    if (inSaved.has(key) || !inBefore.has(key)) final.set(key, inSaved.get(key) ?? url);
  }
  for (const [key, url] of inSaved) if (!inBefore.has(key)) final.set(key, url);
  const added = [...final].filter(([key]) => !inSaved.has(key)).map(([, url]) => url);
  if (final.size <= MAX || added.length === 0) return { kind: 'fits', urls: [...final.values()], added };
  const has = final.size - added.length;
  return {
    kind: 'too-many',
    message: has >= MAX ? galeriaMessages.full : galeriaMessages.exceeds(has, added.length),
  };
}
