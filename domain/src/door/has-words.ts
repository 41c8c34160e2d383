import { fold } from '../item/search.ts';

/** Whether a name has all searched words, in any order and by their beginnings. */
export function hasWords(nombre: string, search: string): boolean {
  const own = fold(nombre).split(/\s+/);
  const words = fold(search).split(/\s+/).filter(Boolean);
  return words.every((word) => own.some((one) => one.startsWith(word)));
}
