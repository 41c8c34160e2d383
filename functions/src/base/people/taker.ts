import { z } from '@vidriera/domain/zod';
import { hasConfirmedMail } from './confirmed-mail.ts';

/** A person who takes a promo or seats. `isConfirmed`: also true if the project does not require it. */
export interface Taker {
  uid: string;
  email: string | null;
  isConfirmed: boolean;
}

const envSchema = z.object({ VIDRIERA_LIMIT_SECRET: z.string().check(z.minLength(32)) });

/**
 * Returns the caller by their token, and the key of hashes.
 * @throws $ZodError naming the missing or wrong variable
 */
export function takerOf(
  uid: string,
  token: { email?: string | undefined; email_verified?: boolean | undefined },
  env: Record<string, string | undefined>,
): { who: Taker; secret: string } {
  const { VIDRIERA_LIMIT_SECRET: secret } = envSchema.parse(env);
  return { who: { uid, email: token.email ?? null, isConfirmed: hasConfirmedMail(token, env) }, secret };
}
