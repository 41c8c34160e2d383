/** A letter, number, symbol or punctuation mark, but for the letters and the symbol that show nothing (Hangul fillers, empty Braille). */
const VISIBLE = /(?![\u115F\u1160\u2800\u3164\uFFA0])[\p{L}\p{N}\p{S}\p{P}]/u;

/** Whether nobody sees anything in a text: spaces of any kind, controls, marks without a letter. firestore.rules judge alike. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);
