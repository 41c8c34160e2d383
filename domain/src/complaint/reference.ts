import { LETTERS } from '../claim/letters.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const LENGTH = 8;

/** Returns the number that a person may quote: 'D-KRTBMFXL'. @param id of the complaint: 128 random bits */
export const referenceOf = (id: string): string =>
  `D-${Array.from(id.slice(0, LENGTH), (letter) => LETTERS[ALPHABET.indexOf(letter) % LETTERS.length]).join('')}`;
