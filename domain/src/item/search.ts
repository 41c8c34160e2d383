import { plainSearch } from '../values/invisible.ts';

/** Folds a text for comparison: lower case, no accents, single spaces. 'Milonga del Día' → 'milonga del dia'. Idempotent. */
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

/** Stems a folded word: 'milongas' → 'milonga', 'talleres' → 'taller', 'clases' → 'clas', 'luces' → 'luz'. For comparison only. */
export function singular(word: string): string {
  let root = word;
  if (root.length > 3 && /[^s]s$/.test(root)) root = root.slice(0, -1);
  if (root.length > 3 && /[^aeiou]e$/.test(root)) root = root.slice(0, -1).replace(/c$/, 'z');
  return root;
}

/** '2 x 1', '2 X 1', '2 × 1' → '2x1' */
export const joinTimes = (text: string): string => text.replaceAll(/(\d)\s*[x×]\s*(?=\d)/gi, '$1x');

/** Folded words in order, with repetitions. */
export const chunks = (text: string): string[] =>
  fold(joinTimes(text))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Distinct folded stems in order. */
export const words = (text: string): string[] => [...new Set(chunks(text).map(singular))];
