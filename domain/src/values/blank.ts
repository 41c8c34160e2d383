/** A visible character. Hangul fillers and empty Braille are excluded. */
const VISIBLE = /(?![\u115F\u1160\u2800\u3164\uFFA0])[\p{L}\p{N}\p{S}\p{P}]/u;

/** Whether a text shows nothing. firestore.rules judges alike. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);
