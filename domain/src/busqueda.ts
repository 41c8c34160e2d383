import { LIMITES } from './limits.ts';

/** Folds a text for comparison: lower case, no accents, single spaces. 'Milonga del Día' → 'milonga del dia'. */
export function plegar(texto: string): string {
  return texto
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Drops a Spanish plural ending from a folded word: 'milongas' → 'milonga', 'talleres' → 'taller', 'luces' → 'luz'. */
export function singular(palabra: string): string {
  if (palabra.length > 4 && palabra.endsWith('ces')) return `${palabra.slice(0, -3)}z`;
  if (palabra.length > 4 && /[^aeiou]es$/.test(palabra)) return palabra.slice(0, -2);
  if (palabra.length > 3 && /[aeiou]s$/.test(palabra)) return palabra.slice(0, -1);
  return palabra;
}

/** The distinct folded words of a text, plural endings dropped, in order of appearance. */
export function palabras(texto: string): string[] {
  const vistas = new Set<string>();
  for (const palabra of plegar(texto).split(/[^\p{L}\p{N}]+/u)) {
    if (palabra) vistas.add(singular(palabra));
  }
  return [...vistas];
}

/** The words of a search as typed, bounded in length and number. */
export function palabrasBuscadas(consulta: string): string[] {
  return palabras(consulta.slice(0, LIMITES.busqueda)).slice(0, LIMITES.palabrasBusqueda);
}
