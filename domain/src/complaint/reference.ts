import { LETTERS } from '../claim/letters.ts';

const LENGTH = 8;

/** Returns the number that a person may quote: 'D-KRTBMFXL', one of 15⁸ (2.6 thousand million). @param random returns 0 to 14, evenly */
export const referenceBy = (random: (below: number) => number): string =>
  `D-${Array.from({ length: LENGTH }, () => LETTERS[random(LETTERS.length)]).join('')}`;

/** As people type it: in any case, without 'D-', with spaces. `null` if it is none. */
export function readReference(text: string): string | null {
  const letters = text
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/^D(?=.{8}$)/, '');
  return letters.length === LENGTH && [...letters].every((letter) => LETTERS.includes(letter))
    ? `D-${letters}`
    : null;
}
