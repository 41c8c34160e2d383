import { z } from '../zod.ts';
import { normalizeUsername } from './username.ts';
import { usernameObjection } from './username-refusal.ts';

/** A new username. Upper case is folded: names are unique regardless of case. */
export const usernameSchema = z
  .pipe(z.string(), z.transform(normalizeUsername))
  .check(
    z.superRefine((username, ctx) => {
      const message = usernameObjection(username);
      if (message) ctx.addIssue({ code: 'custom', message });
    }),
  )
  .brand<'Username'>();
export type Username = z.infer<typeof usernameSchema>;

/** An existing username, even if newer rules refuse it. */
export const storedUsernameSchema = z.string().check(z.minLength(1)).brand<'Username'>();
