import { z } from '@vidriera/domain/zod';

const envSchema = z.object({
  /** Whether taking promos and seats needs a confirmed e-mail address, as publishing does. */
  VIDRIERA_CONFIRMED_MAIL: z._default(z.enum(['on', 'off']), 'on'),
});

/**
 * Returns whether a token's e-mail address is confirmed, or need not be.
 * @throws a $ZodError naming the wrong variable
 */
export const hasConfirmedMail = (
  { email_verified: isVerified }: { email_verified?: boolean | undefined },
  env: Record<string, string | undefined>,
): boolean => envSchema.parse(env).VIDRIERA_CONFIRMED_MAIL === 'off' || isVerified === true;
