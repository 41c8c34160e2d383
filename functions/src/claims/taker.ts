import { z } from 'domain/zod';
import type { Taker } from './take.ts';

const envSchema = z.object({
  VIDRIERA_LIMIT_SECRET: z.string().min(32),
  /** Whether taking asks for a confirmed e-mail address, as publishing does. */
  VIDRIERA_CONFIRMED_MAIL: z.enum(['on', 'off']).default('on'),
});

/**
 * Who takes, by their token, and what people are hashed with.
 * @throws a ZodError naming the variable that is missing or wrong
 */
export function takerOf(
  uid: string,
  { email, email_verified: isVerified }: { email?: string | undefined; email_verified?: boolean | undefined },
  env: Record<string, string | undefined>,
): { who: Taker; secret: string } {
  const { VIDRIERA_LIMIT_SECRET: secret, VIDRIERA_CONFIRMED_MAIL: asks } = envSchema.parse(env);
  return { who: { uid, email: email ?? null, isConfirmed: asks === 'off' || isVerified === true }, secret };
}
