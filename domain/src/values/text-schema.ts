import { messages } from '../messages/messages.ts';
import { z } from '../zod.ts';
import { isBlank } from './blank.ts';
import { trimInvisible } from './invisible.ts';

/** A required text, trimmed. @param missing error if blank @param length error if too long */
export const textFull = (max: number, missing: string, length?: string) =>
  z.string().check(
    z.overwrite(trimInvisible),
    z.maxLength(max, length),
    z.refine((text) => !isBlank(text), missing),
  );

export const textONothing = (max: number) =>
  z.pipe(
    z.nullish(z.string().check(z.overwrite(trimInvisible), z.maxLength(max))),
    z.transform((text) => (text && !isBlank(text) ? text : null)),
  );

export const optionalText = (max: number) =>
  z.pipe(
    z.nullish(z.string().check(z.overwrite(trimInvisible), z.maxLength(max, messages.fields.tooLong(max)))),
    z.transform((value) => value ?? ''),
  );
