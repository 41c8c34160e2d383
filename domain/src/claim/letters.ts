import { z } from '../zod.ts';

/** What is said aloud and not mistaken: no vowel, so no word; no B and V, C, S and Z, M and N, Q, Y of which two sound alike. */
export const LETTERS = 'BCDFGHJKLMPRTWX';
/** How many: 15⁶ are eleven million. */
export const LETTER_COUNT = 6;

/** Letters as somebody types them, in whatever case and with blanks between. */
export const lettersSchema = z
  .string()
  .max(20)
  .transform((typed) => typed.toUpperCase().replace(/[\s-]/g, ''))
  .pipe(z.string().regex(new RegExp(`^[${LETTERS}]{${LETTER_COUNT}}$`), 'Son seis letras.'));
