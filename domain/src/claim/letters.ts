/** What is said aloud and not mistaken: no vowel, so no word; no B and V, C, S and Z, M and N, Q, Y of which two sound alike. */
export const LETTERS = 'BCDFGHJKLMPRTWX';
/** How many: 15⁶ are eleven million. */
export const LETTER_COUNT = 6;
