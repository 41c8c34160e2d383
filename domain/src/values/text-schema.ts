import { messages } from '../messages/messages.ts';
import { z } from '../zod.ts';
import { isBlank } from './blank.ts';
import { trimInvisible } from './invisible.ts';

/** A text that must say something, trimmed of blanks and invisible characters; `missing` tells who left it blank, `length` who wrote too much. */
export const textFull = (max: number, missing: string, length?: string) =>
  z.string().check(
    z.overwrite(trimInvisible),
    z.maxLength(max, length),
    z.refine((text) => !isBlank(text), missing),
  );

/** A text that may be left out; blank → `null`. */
export const textONothing = (max: number) =>
  z.pipe(
    z.nullish(z.string().check(z.overwrite(trimInvisible), z.maxLength(max))),
    z.transform((text) => (text && !isBlank(text) ? text : null)),
  );

/** A text that may be left empty, kept as typed but trimmed. */
export const optionalText = (max: number) =>
  z.pipe(
    z.nullish(z.string().check(z.overwrite(trimInvisible), z.maxLength(max, messages.fields.tooLong(max)))),
    z.transform((value) => value ?? ''),
  );
