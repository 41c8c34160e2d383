import { messages } from '../messages/messages.ts';
import { z } from '../zod.ts';
import { isBlank } from './blank.ts';
import { trimInvisible } from './invisible.ts';

/** A text that must say something, trimmed of blanks and invisible characters; `missing` tells who left it blank, `length` who wrote too much. */
export const textFull = (max: number, missing: string, length?: string) =>
  z
    .string()
    .overwrite(trimInvisible)
    .max(max, length)
    .refine((text) => !isBlank(text), missing);

/** A text that may be left out; blank → `null`. */
export const textONothing = (max: number) =>
  z
    .string()
    .overwrite(trimInvisible)
    .max(max)
    .nullish()
    .transform((text) => (text && !isBlank(text) ? text : null));

/** A text that may be left empty, kept as typed but trimmed. */
export const optionalText = (max: number) =>
  z
    .string()
    .overwrite(trimInvisible)
    .max(max, messages.fields.tooLong(max))
    .nullish()
    .transform((value) => value ?? '');
