import { messages } from '../messages/messages.ts';
import { z } from '../zod.ts';
import { readRegla } from './regla.ts';

const isRegla = (text: string): boolean => readRegla(text) !== null;

/** An unknown rule counts as none. */
export const reglaStoredSchema = z.pipe(
  z.catch(z.nullish(z.string().check(z.refine(isRegla))), null),
  z.transform((regla) => regla ?? null),
);

/** A control’s value; ‘’ for none. */
export const reglaFormSchema = z.pipe(
  z.nullish(
    z
      .string()
      .check(z.refine((text) => text === '' || isRegla(text), { message: messages.post.missingRecurrencia })),
  ),
  z.transform((regla) => regla || null),
);
