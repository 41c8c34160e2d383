import { messages } from '../messages/messages.ts';
import { z } from '../zod.ts';
import { mayBeAlias } from './alias.ts';
import { withoutInvisible } from './invisible.ts';
import { LIMITS } from './limits.ts';
import { safeUrl } from './safe-url.ts';

/** A link as typed in a form: required and URL-typed; written in its safe, absolute form. A word that may be an
 * alias of Mercado Pago is refused until somebody says that it is a site, by writing `https://` before it. */
export const enlaceSchema = z
  .string()
  .overwrite(withoutInvisible)
  .min(1, messages.fields.missingLink)
  .max(LIMITS.url, messages.fields.linkTooLong)
  .transform((value, ctx) => {
    const safe = safeUrl(value);
    if (safe && !mayBeAlias(value)) return safe;
    ctx.addIssue({
      code: 'custom',
      message: safe ? messages.fields.maybeAlias : messages.fields.badLink,
    });
    return z.NEVER;
  });

/** A link that may be left empty: `''` → `null`. */
export const optionalUrlSchema = z
  .string()
  .nullable()
  .transform((value, ctx): string | null => {
    if (!withoutInvisible(value ?? '')) return null;
    const { data, error } = enlaceSchema.safeParse(value);
    for (const { message } of error?.issues ?? []) ctx.addIssue({ code: 'custom', message });
    return data ?? z.NEVER;
  });
