import { plainSearch } from '../values/invisible.ts';

/**
 * Folds a text for comparison: lower case, no accents, no compatibility forms, nothing invisible, single spaces.
 * 'Milonga del Día' → 'milonga del dia', 'Straße' → 'strasse'. Idempotent; never throws.
 */
export function fold(text: string): string {
  return plainSearch(text)
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
export function singular(word: string): string {
  let root = word;
  if (root.length > 3 && /[^s]s$/.test(root)) root = root.slice(0, -1);
  if (root.length > 3 && /[^aeiou]e$/.test(root)) root = root.slice(0, -1).replace(/c$/, 'z');
  return root;
}

/** The folded words of a text, in order of appearance, repeated ones included. */
export const chunks = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The distinct folded words of a text, plural endings dropped, in order of appearance. */
export const words = (text: string): string[] => [...new Set(chunks(text).map(singular))];
