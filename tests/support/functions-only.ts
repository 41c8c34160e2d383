import { COLLECTIONS, DOCUMENTS } from '../../functions/src/base/firestore/collections.ts';

/** Collections that rules say something of; all others are for functions alone. */
export const RULED = [
  'evento',
  'curso',
  'promo',
  'link',
  'user',
  'refRolCreador',
  'counter',
  'orden',
  'brought',
  'figures',
  'follow',
  'categoria',
];

const collectionOf = (path: string): string => path.split('/').at(-2) ?? '';

/** Returns a document of each kind that only functions read and write. @param uid its person @param id part of its name */
export function functionsOnly(uid: string, id: string): string[] {
  const documents = Object.keys(DOCUMENTS)
    .filter((path) => !RULED.includes(collectionOf(path)))
    .map((path) => path.replaceAll('{uid}', uid).replaceAll(/\{.*?\}/g, id));
  const names = COLLECTIONS.filter((name) => !RULED.includes(name)).map((name) => `${name}/${id}`);
  return [...new Set([...documents, ...names])];
}
