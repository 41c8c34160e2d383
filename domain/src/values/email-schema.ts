import { messages } from '../messages/messages.ts';
import { z } from '../zod.ts';
import { withoutInvisible } from './invisible.ts';

export const emailSchema = z.pipe(
  z
    .string()
    .check(z.overwrite(withoutInvisible), z.minLength(1, messages.signup.missingEmail), z.maxLength(254)),
  z.email(messages.signup.invalidEmail),
);

/** An account's address, as Auth keeps it. */
export const accountEmailSchema = z.pipe(
  emailSchema,
  z.transform((email) => email.toLowerCase()),
);
