import { normalizarUsername, reparoDeUsername } from './username.ts';
import { z } from './zod.ts';

/** A username. Upper case is accepted and folded: names are unique without regard to case. */
export const usernameSchema = z
  .string()
  .transform(normalizarUsername)
  .superRefine((username, ctx) => {
    const message = reparoDeUsername(username);
    if (message) ctx.addIssue({ code: 'custom', message });
  })
  .brand<'Username'>();
