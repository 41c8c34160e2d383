import { plainNumber } from '../values/invisible.ts';
import { z } from '../zod.ts';
import { LETTER_COUNT, LETTERS } from './letters.ts';
import { lettersProblem } from './letters-problem.ts';

const FORM = new RegExp(`^[${LETTERS}]{${LETTER_COUNT}}$`);

/** Letters as typed, in any case, with blanks or dashes. */
export const lettersSchema = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(60)),
    z.transform((typed) =>
      plainNumber(typed)
        .toUpperCase()
        .replace(/[\s.-]/g, ''),
    ),
  ),
  z.string().check(z.regex(FORM, { error: ({ input }) => lettersProblem(`${input}`) })),
);
