import { messages } from '../messages/messages.ts';
import { z } from '../zod.ts';
import { isBlank } from './blank.ts';
import { trimInvisible, withoutTurns } from './invisible.ts';
import { LIMITS } from './limits.ts';

/** Shorter texts than descriptions have one line, and stand within sentences, letters and lists. */
export const textOf = (max: number): ((text: string) => string) =>
  max < LIMITS.descripcion ? withoutTurns : (text) => text;

const trimmed = (max: number) => z.overwrite<string>((text) => trimInvisible(textOf(max)(text)));

/** A required text, trimmed. @param missing error if blank @param length error if too long */
export const textFull = (max: number, missing: string, length?: string) =>
  z.string().check(
    trimmed(max),
    z.maxLength(max, length),
    z.refine((text) => !isBlank(text), missing),
  );

export const textONothing = (max: number) =>
  z.pipe(
    z.nullish(z.string().check(trimmed(max), z.maxLength(max))),
    z.transform((text) => (text && !isBlank(text) ? text : null)),
  );

export const optionalText = (max: number) =>
  z.pipe(
    z.nullish(z.string().check(trimmed(max), z.maxLength(max, messages.fields.tooLong(max)))),
    z.transform((value) => value ?? ''),
  );
