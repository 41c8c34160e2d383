import { z } from '../zod.ts';
import { LETTER_COUNT, LETTERS } from './letters.ts';

/** Letters as somebody types them, in whatever case and with blanks between. */
export const lettersSchema = z
  .string()
  .max(20)
  .transform((typed) => typed.toUpperCase().replace(/[\s-]/g, ''))
  .pipe(z.string().regex(new RegExp(`^[${LETTERS}]{${LETTER_COUNT}}$`), 'Son seis letras.'));
