/** Letters that sound distinct in Spanish. Without vowels they form no word. */
export const LETTERS = 'BCDFGHJKLMPRTWX';
/** 15⁶ are eleven million. */
export const LETTER_COUNT = 6;
