import { plainSearch } from '../values/invisible.ts';

/** Text without capitals and accents. Smaller than the `fold` of search, which every page would load with it. */
export const fold = (text: string): string =>
  plainSearch(text).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

export const slug = (name: string): string =>
  fold(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** 'San Pedro (Jujuy)' → 'san pedro jujuy'. */
export const wordsOf = (text: string): string => slug(text).replaceAll('-', ' ');

const PHRASES: [RegExp, string][] = [
  [/\bc a b a\b/g, 'caba'],
  [/\bcap fed(?:eral)?\b/g, 'capital federal'],
  [/\b(?:b a|bs as)\b/g, 'buenos aires'],
];

const SHORT: Record<string, string> = {
  alte: 'almirante',
  cap: 'capitan',
  cba: 'cordoba',
  cdad: 'ciudad',
  cdte: 'comandante',
  cnel: 'coronel',
  col: 'colonia',
  gdor: 'gobernador',
  gob: 'gobernador',
  gral: 'general',
  ing: 'ingeniero',
  mza: 'mendoza',
  nva: 'nueva',
  pres: 'presidente',
  pte: 'presidente',
  pto: 'puerto',
  sgo: 'santiago',
  sta: 'santa',
  sto: 'santo',
  tte: 'teniente',
  v: 'villa',
  va: 'villa',
  2: 'dos',
  3: 'tres',
  9: 'nueve',
  11: 'once',
  20: 'veinte',
  25: 'veinticinco',
};

/** Returns a name's words with short forms and numbers written out: 'Gral. Pico' → 'general pico'. */
export function wholeWords(text: string): string {
  const phrased = PHRASES.reduce((words, [short, whole]) => words.replaceAll(short, whole), wordsOf(text));
  return phrased
    .split(' ')
    .map((word) => SHORT[word] ?? word)
    .join(' ');
}
