import { messages } from '../messages/messages.ts';
import { z } from '../zod.ts';
import { LIMITS } from './limits.ts';
import { safeUrl } from './safe-url.ts';

/** A link as typed in a form: required and URL-typed; written in its safe, absolute form. */
export const enlaceSchema = z
  .string()
  .trim()
  .min(1, messages.fields.missingLink)
  .max(LIMITS.url, messages.fields.linkTooLong)
  .transform((value, ctx) => {
    const safe = safeUrl(value);
    if (safe) return safe;
    ctx.addIssue({
      code: 'custom',
      message: messages.fields.badLink,
    });
    return z.NEVER;
  });

/** A link that may be left empty: `''` → `null`. */
export const optionalUrlSchema = z.union([
  z
    .string()
    .trim()
    .length(0)
    .transform(() => null),
  z.null(),
  enlaceSchema,
]);
