import { messages } from '../messages/messages.ts';
import { z } from '../zod.ts';
import { withoutInvisible } from './invisible.ts';

/** A mail address as somebody types or pastes it. */
export const emailSchema = z
  .string()
  .overwrite(withoutInvisible)
  .min(1, messages.signup.missingEmail)
  .max(254)
  .pipe(z.email(messages.signup.invalidEmail));
