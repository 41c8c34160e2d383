import { z } from '@vidriera/domain/zod';

const envSchema = z.object({
  /** Whether taking something asks for a confirmed e-mail address, as publishing does. */
  VIDRIERA_CONFIRMED_MAIL: z._default(z.enum(['on', 'off']), 'on'),
});

/**
 * Whether the e-mail address of a token is confirmed, or the project asks for no such thing.
 * @throws a $ZodError naming the variable that is wrong
 */
export const hasConfirmedMail = (
  { email_verified: isVerified }: { email_verified?: boolean | undefined },
  env: Record<string, string | undefined>,
): boolean => envSchema.parse(env).VIDRIERA_CONFIRMED_MAIL === 'off' || isVerified === true;
