import { LIMITES } from './limits.ts';

/**
 * Folds a text for comparison: lower case, no accents, no compatibility forms, single spaces.
 * 'Milonga del Día' → 'milonga del dia', 'Straße' → 'strasse'. Idempotent; never throws.
 */
export function plegar(texto: string): string {
  return texto
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * The stem that a folded word shares with its plural: 'milonga' and 'milongas' → 'milonga', 'taller' and 'talleres' →
 * 'taller', 'clase' and 'clases' → 'clas', 'luz' and 'luces' → 'luz', 'show' and 'shows' → 'show'. Not meant to be read.
 */
export function singular(palabra: string): string {
  let raiz = palabra;
  if (raiz.length > 3 && /[^s]s$/.test(raiz)) raiz = raiz.slice(0, -1);
  if (raiz.length > 3 && /[^aeiou]e$/.test(raiz)) raiz = raiz.slice(0, -1).replace(/c$/, 'z');
  return raiz;
}

/** The folded words of a text, in order of appearance, repeated ones included. */
export const trozos = (texto: string): string[] =>
  plegar(texto)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The distinct folded words of a text, plural endings dropped, in order of appearance. */
export const palabras = (texto: string): string[] => [...new Set(trozos(texto).map(singular))];

/** The words of a search as typed, bounded in length and number. */
export function palabrasBuscadas(consulta: string): string[] {
  return palabras(consulta.slice(0, LIMITES.busqueda)).slice(0, LIMITES.palabrasBusqueda);
}
