import { z } from '../zod.ts';
import { normalizeUsername } from './username.ts';
import { usernameObjection } from './username-refusal.ts';

/** A username that may be taken. Upper case is accepted and folded: names are unique without regard to case. */
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

/** A username that somebody has: names taken before a rule was made stay. */
export const storedUsernameSchema = z.string().check(z.minLength(1)).brand<'Username'>();
