import { plainNumber } from '../values/invisible.ts';
import { z } from '../zod.ts';
import { LETTER_COUNT, LETTERS } from './letters.ts';
import { lettersProblem } from './letters-problem.ts';

const FORM = new RegExp(`^[${LETTERS}]{${LETTER_COUNT}}$`);

const EACH = `[${LETTERS}](?:[\\s.-]?[${LETTERS}]){${LETTER_COUNT - 1}}`;
/** Six letters that stand alone among other words. */
const ALONE = new RegExp(`(?<![\\p{L}\\d])${EACH}(?![\\p{L}\\d])`, 'gu');

/** Finds the letters in a sentence that somebody pasted; else all that was typed, without blanks or dashes. */
function lettersIn(text: string): string {
  const found = new Set((text.match(ALONE) ?? []).map(plain));
  const [only = ''] = found;
  return found.size === 1 && /[^\s.-]/u.test(text.replace(ALONE, '')) ? only : plain(text);
}

const plain = (text: string): string => text.replace(/[\s.-]/g, '');

/** Letters as typed, in any case, with blanks or dashes, or within other words. */
export const lettersSchema = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(60)),
    z.transform((typed) => lettersIn(plainNumber(typed).toUpperCase())),
  ),
  z.string().check(z.regex(FORM, { error: ({ input }) => lettersProblem(`${input}`) })),
);
