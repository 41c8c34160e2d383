import { messages } from '../messages/messages.ts';
import { z } from '../zod.ts';
import { mayBeAlias } from './alias.ts';
import { withoutInvisible } from './invisible.ts';
import { LIMITS } from './limits.ts';
import { safeUrl } from './safe-url.ts';

/** A required link, normalised. A possible payment alias is refused until `https://` is typed before it. */
export const enlaceSchema = z.pipe(
  z
    .string()
    .check(
      z.overwrite(withoutInvisible),
      z.minLength(1, messages.fields.missingLink),
      z.maxLength(LIMITS.url, messages.fields.linkTooLong),
    ),
  z.transform((value, ctx) => {
    const safe = safeUrl(value);
    if (safe && !mayBeAlias(value)) return safe;
    ctx.issues.push({
      input: ctx.value,
      code: 'custom',
      message: safe ? messages.fields.maybeAlias : messages.fields.badLink,
    });
    return z.NEVER;
  }),
);

/** An optional link. */
export const optionalUrlSchema = z.pipe(
  z.nullable(z.string()),
  z.transform((value, ctx): string | null => {
    if (!withoutInvisible(value ?? '')) return null;
    const { data, error } = enlaceSchema.safeParse(value);
    for (const { message } of error?.issues ?? [])
      ctx.issues.push({ input: ctx.value, code: 'custom', message });
    return data ?? z.NEVER;
  }),
);
